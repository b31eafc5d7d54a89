### What computer players say now and then, to dramatic moves only. It tells nothing of a hand.

remark = 💬 **{ $seat }:** { $words }

## They called UNO.

remark-uno-1 = UNO. Yes, I said it out loud.
remark-uno-2 = Don't look at me like that.
remark-uno-3 = No pressure, everyone.

## It hit them.

remark-hurt-1 = Ouch. I had plans.
remark-hurt-2 = I'll remember that.
remark-hurt-3 = Fine. I like cards.

## They hit someone else.

remark-proud-1 = Nothing personal.
remark-proud-2 = Oops. Was that me?
remark-proud-3 = You're welcome.

## It hit others, and they watched.

remark-amused-1 = Better you than me.
remark-amused-2 = I saw nothing.
remark-amused-3 = Now it's getting good.
