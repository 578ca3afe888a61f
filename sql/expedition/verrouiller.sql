-- Locks an expedition, and its sale before it, and requires the starting state of an act.
-- Spec: ventes-et-expeditions#expedition.
-- Refuses: expedition_inconnue, transition_refusee.
-- Locks: the sale, then the expedition; lots come after.
create or replace function expedition.verrouiller(p_id uuid, p_acte text)
returns expedition.expedition
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_expedition expedition.expedition;
begin
  perform from vente.vente v
  where v.id = (select x.vente_id from expedition.expedition x where x.id = p_id) for update;
  perform from expedition.expedition x where x.id = p_id for update;
  v_expedition := expedition.exiger(p_id);
  perform acte.exiger('expedition', p_id, v_expedition.statut, p_acte);
  return v_expedition;
end
$$;
