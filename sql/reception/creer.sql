-- Creates a reception that waits for its validation, with its lot; on request, a draft reception
-- with a draft lot.
-- Spec: receptions#reception.
-- Chosen: docs/decisions/0023-receptions.md.
-- Refuses: what `reception.ecrire` and `reception.soumettre` refuse.
create or replace function reception.creer(
  p_requete jsonb, p_auteur_id uuid, p_le timestamptz) returns uuid
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_reception reception.reception := jsonb_populate_record(
    null::reception.reception, p_requete - 'brouillon' - 'apports');
begin
  v_reception.id := gen_random_uuid();
  v_reception.apports_prevus := coalesce(p_requete -> 'apports', '[]');
  v_reception.mesures := coalesce(v_reception.mesures, '{}');
  v_reception.qualite_declaree := coalesce(v_reception.qualite_declaree, '{}');
  v_reception.date_operation := coalesce(v_reception.date_operation, p_le);
  v_reception.cree_le := p_le;
  v_reception.auteur_id := p_auteur_id;
  perform reception.ecrire(v_reception, p_le);
  perform reception.tracer(v_reception.id, 'creer', 'brouillon', null, p_auteur_id, p_le);
  if (p_requete ->> 'brouillon')::boolean then
    perform reception.donner_lot(v_reception.id, p_auteur_id, p_le);
  else
    perform reception.soumettre(v_reception.id, p_auteur_id, p_le);
  end if;
  return v_reception.id;
end
$$;
