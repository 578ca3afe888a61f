-- Judges the overlaps of a plot's surveys again, after periods in force moved or an open control
-- about a pair was lifted. Each new finding opens its control on the command of its own survey.
-- Spec: terrain#chevauchement.
create or replace function parcelle.rejuger_chevauchements(
  p_parcelle_id uuid, p_le timestamptz) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_constat commande.constat;
begin
  perform parcelle.garder_jugees(p_parcelle_id, null);
  foreach v_constat in array parcelle.trouver_chevauchements(p_parcelle_id, null, p_le) loop
    perform constat.ouvrir(g.commande_id, 'parcelle', p_parcelle_id, array[v_constat], p_le)
    from parcelle.polygone g
    where g.parcelle_id = p_parcelle_id and g.id::text = v_constat.details ->> 'polygone_id';
  end loop;
end
$$;
