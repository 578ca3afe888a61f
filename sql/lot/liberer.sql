-- Releases a lot from quarantine, with a reason; laboratory results no longer block it. A waiting
-- lot that only such a result blocks keeps its state and may be validated.
-- Spec: lots#quarantaine.
-- Chosen: docs/decisions/0032-suites-qualite.md.
-- Refuses: lot_inconnu, transition_refusee. Locks: the lot.
create or replace function lot.liberer(
  p_lot_id uuid, p_raison text, p_auteur_id uuid, p_le timestamptz) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_resultats uuid[];
begin
  perform lot.verrouiller(p_lot_id);
  v_resultats := array(select a.id from lot.analyses_retenues(p_lot_id) as a);
  if not lot.est_retenu(lot.exiger(p_lot_id)) then
    perform lot.changer_statut(p_lot_id, 'liberer', p_raison, p_auteur_id, p_le);
    insert into lot.quarantaine_lot (organisation_id, lot_id, acte, raison, auteur_id, le)
    values (core.organisation_id(), p_lot_id, 'liberation', p_raison, p_auteur_id, p_le);
  end if;
  insert into lot.levee_analyse (organisation_id, resultat_id, lot_id, raison, auteur_id, le)
  select core.organisation_id(), r.id, p_lot_id, p_raison, p_auteur_id, p_le
  from unnest(v_resultats) as r (id);
  perform journal.consigner(p_le, 'lot.liberer', 'lot', p_lot_id,
    jsonb_build_object('raison', p_raison, 'resultats', v_resultats));
end
$$;
