-- Each request comes from another visitor, as a proxy tells them, so that no rate limit is met.
local count = 0

request = function()
  count = count + 1
  wrk.headers["X-Forwarded-For"] =
    string.format("198.18.%d.%d", math.floor(count / 250) % 250, count % 250)
  return wrk.format()
end
