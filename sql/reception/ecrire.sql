-- Writes a new or changed reception, with its marketable mass.
-- Spec: receptions#pesee.
-- Refuses: what `reception.verifier` and `reception.prevoir` refuse.
create or replace function reception.ecrire(
  p_reception reception.reception, p_le timestamptz) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_masses record;
begin
  perform reception.verifier(p_reception, p_le);
  perform reception.prevoir(p_reception.origine, p_reception.apports_prevus);
  v_masses := reception.refaction(p_reception);
  p_reception.refaction_g := v_masses.refaction_g;
  p_reception.net_marchand_g := v_masses.net_marchand_g;
  perform reception.poser(p_reception);
end
$$;
