-- Requires the campaign of a step. In a closed campaign, only lots of that campaign are processed.
-- Spec: packs-et-campagnes#dettes, etapes#etape.
-- Refuses: campagne_introuvable, campagne_cloturee.
create or replace function etape.exiger_campagne(p_campagne_id uuid, p_lots uuid[]) returns void
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_campagne campagne.campagne := campagne.exiger(p_campagne_id);
  v_lot_id uuid;
begin
  if v_campagne.statut <> 'cloturee' then
    return;
  end if;
  v_lot_id := (select l.id from lot.lot l
               where l.id = any (p_lots) and l.campagne_id <> p_campagne_id
               order by l.id limit 1);
  if v_lot_id is not null then
    perform campagne.refuser_cloturee(p_campagne_id, jsonb_build_object('lot_id', v_lot_id));
  end if;
end
$$;
