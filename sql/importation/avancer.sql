-- Leads an import on, as a background task does: the file can not be read, it was tried, nothing is
-- applied since a row has a fault, or what should be is applied.
-- Spec: imports#etats.
-- Refuses: importation_inconnue, transition_refusee. Locks: the import.
create or replace function importation.avancer(
  p_id uuid, p_acte text, p_raison jsonb, p_ecrites integer, p_le timestamptz) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_importation importation.importation := importation.verrouiller(p_id, p_acte);
begin
  update importation.importation i
  set statut = (select a.vers from acte.acte a
                where a.entite = 'importation' and a.acte = p_acte),
      raison = p_raison, ecrites = coalesce(p_ecrites, i.ecrites),
      applique_le = case when p_acte = 'achever' then p_le end
  where i.id = p_id;
  perform journal.consigner(p_le, 'importation.' || p_acte, 'importation', p_id,
    jsonb_build_object('genre', v_importation.genre, 'raison', p_raison, 'ecrites', p_ecrites));
end
$$;
