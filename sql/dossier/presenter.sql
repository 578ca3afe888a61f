-- Presents an audit dossier as the API shows it: its request, its progress, and its result.
-- Spec: dossiers#etats.
create or replace function dossier.presenter(p_dossier dossier.dossier) returns json
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return json_build_object(
    'id', p_dossier.id, 'campagne_id', p_dossier.campagne_id, 'du', p_dossier.du,
    'au', p_dossier.au,
    'perimetre', json_build_object('groupement_id', p_dossier.groupement_id),
    'lots', array(select l.lot_id from dossier.lot l
                  where l.dossier_id = p_dossier.id order by l.lot_id),
    'statut', p_dossier.statut, 'raison', p_dossier.raison,
    'avancement', case when p_dossier.statut = 'en_cours' then json_build_object(
      'etape', case when p_dossier.arrete_au is null then 'lecture' else 'assemblage' end,
      'faits', p_dossier.faits, 'prevus', p_dossier.prevus) end,
    'arrete_au', core.horodatage(p_dossier.arrete_au),
    'fichier', case when p_dossier.statut = 'pret' then json_build_object(
      'sha256', p_dossier.sha256, 'taille_octets', p_dossier.taille_octets,
      'manifeste_sha256', p_dossier.manifeste_sha256) end,
    'cree_le', core.horodatage(p_dossier.cree_le), 'auteur_id', p_dossier.auteur_id,
    'termine_le', core.horodatage(p_dossier.termine_le));
end
$$;
