package app.sillon.boottime

import android.os.SystemClock
import android.provider.Settings
import expo.modules.kotlin.modules.Module
import expo.modules.kotlin.modules.ModuleDefinition

/**
 * The clock that goes on while the phone sleeps. `elapsedRealtime` counts deep sleep; `uptimeMillis` and `System.nanoTime` do not.
 */
class BootTimeModule : Module() {
  override fun definition() = ModuleDefinition {
    Name("BootTime")

    Function("elapsedMs") {
      SystemClock.elapsedRealtime().toDouble()
    }

    // Counted by the system at each start, since Android 7. A device that does not tell it has no name for its run.
    Function("bootId") {
      val resolver = appContext.reactContext?.contentResolver
      val count = resolver?.let { Settings.Global.getInt(it, Settings.Global.BOOT_COUNT, -1) } ?: -1
      if (count < 0) null else "android-$count"
    }
  }
}
