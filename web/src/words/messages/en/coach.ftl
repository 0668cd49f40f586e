# The coach, and the reasons of bots. $…-gen and so on are a name in that case; $plain is "yes" for typed names, which are not declined.

# ---- the sheet ----
coach-open = Coach
coach-title = Coach
coach-about = Only from your cards and from what everybody has seen and heard.
coach-option = Coach
coach-option-why = A button at the table shows learners what follows from what they can see and what has happened. Nothing hidden from them is used.
coach-lobby-on = allowed
coach-lobby-off = not allowed
coach-sure = For certain
coach-more = More ({ $count })
coach-composed = What you are putting together
coach-thinking = Thinking…
coach-failed = The coach cannot be reached just now.
coach-outdated = This page and the server are different versions. Reload the page and the coach will be back.
coach-show = Show on the board
coach-hint = What would the master bot do?
coach-hint-title = In your place
coach-hint-not-due = When it is your turn, the coach can also tell you what the master bot would do.
coach-hint-wait = The master bot would say nothing now.

# ---- reasons ----
coach-why = Why:
coach-why-lot = Chosen at random.
coach-why-hurried = It had to hurry: the server was busy.
