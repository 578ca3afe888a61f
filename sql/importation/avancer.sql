-- Moves an import to its next state for a background task: the file can not be read; the file was
-- tried; a row has a fault, so nothing is applied; or the requested rows are applied. A failure has
-- a reason; the rows written before it stay, and the next application skips them.
-- Spec: imports#etats.
-- Refuses: importation_inconnue, transition_refusee. Locks: the import.
create or replace function importation.avancer(
  p_id uuid, p_acte text, p_raison jsonb, p_le timestamptz, p_colonnes_ignorees text[] default '{}')
returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_importation importation.importation := importation.verrouiller(p_id, p_acte);
begin
  if p_acte = 'rejeter' then
    perform importation.vider(p_id);
  end if;
  update importation.importation i
  set statut = (select a.vers from acte.acte a
                where a.entite = 'importation' and a.acte = p_acte),
      raison = p_raison,
      colonnes_ignorees = case p_acte when 'conclure' then p_colonnes_ignorees
                                      else i.colonnes_ignorees end,
      applique_le = case when p_acte = 'achever' then p_le end,
      ecrites = (select count(*) from importation.ligne l
                 where l.importation_id = p_id and l.objet_id is not null)
  where i.id = p_id returning i.* into v_importation;
  perform journal.consigner(p_le, 'importation.' || p_acte, 'importation', p_id,
    jsonb_build_object('genre', v_importation.genre, 'raison', p_raison,
                       'ecrites', v_importation.ecrites));
end
$$;
