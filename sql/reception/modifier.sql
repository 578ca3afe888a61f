-- Changes a draft: the given members; if `apports` is given, it replaces all contributions.
-- Spec: receptions#reception.
-- Chosen: docs/decisions/0023-receptions.md.
-- Refuses: reception_inconnue, transition_refusee, what `reception.ecrire` refuses.
-- Locks: the reception.
create or replace function reception.modifier(
  p_id uuid, p_requete jsonb, p_auteur_id uuid, p_le timestamptz) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_reception reception.reception := reception.verrouiller(p_id);
begin
  perform acte.exiger('reception', v_reception.id, v_reception.statut, 'modifier');
  v_reception := jsonb_populate_record(v_reception, p_requete - 'id' - 'apports');
  v_reception.apports_prevus := coalesce(p_requete -> 'apports', v_reception.apports_prevus);
  perform reception.ecrire(v_reception, p_le);
  perform reception.donner_lot(p_id, p_auteur_id, p_le);
  perform journal.consigner(p_le, 'reception.modifier', 'reception', p_id, p_requete - 'id');
end
$$;
