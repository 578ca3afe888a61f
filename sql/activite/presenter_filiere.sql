-- Presents the frozen pack of a campaign for its organization: the pack's content, with the ids of
-- the organization's own rows, its ticked referentials, and the state of each activity.
-- Spec: packs-et-campagnes#filiere.
-- Chosen: docs/decisions/0016-droits-et-modules.md.
create or replace function activite.presenter_filiere(
  p_campagne campagne.campagne, p_le timestamptz) returns jsonb
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select jsonb_build_object(
      'campagne', jsonb_build_object(
        'id', p_campagne.id, 'code', p_campagne.code, 'nom', p_campagne.nom,
        'annee', p_campagne.annee, 'statut', p_campagne.statut),
      'pack', jsonb_build_object(
        'id', v.id, 'code', v.contenu -> 'code', 'version', v.version,
        'libelle_fr', v.contenu -> 'libelle_fr', 'libelle_en', v.contenu -> 'libelle_en',
        'publie_le', core.horodatage(v.publie_le)),
      'referentiel_capacite', v.referentiel_capacite,
      'referentiels', (
        select jsonb_agg(r.value || jsonb_build_object('coche', exists (
                 select from conformite.referentiel_coche c
                 where c.referentiel_code = r.value ->> 'code')) order by r.ordinality)
        from jsonb_array_elements(v.contenu -> 'referentiels') with ordinality as r),
      'produits', (
        select jsonb_agg(r.value || jsonb_build_object('id', p.id, 'actif', p.actif_pendant @> p_le)
                         order by r.ordinality)
        from jsonb_array_elements(v.contenu -> 'produits') with ordinality as r
          join produit.produit p on p.code = r.value ->> 'code'),
      'parametres', (
        select jsonb_agg(jsonb_build_object('cle', r.cle, 'valeur', r.valeur) order by r.cle)
        from pack.parametre r where r.pack_version_id = v.id),
      'arbre_activites', (
        select coalesce(jsonb_agg(r.value || jsonb_build_object('etat', n.etat)
                                  order by r.ordinality), '[]')
        from jsonb_array_elements(v.contenu -> 'arbre_activites') with ordinality as r
          left join activite.noeuds(p_le) n on n.code = r.value ->> 'code'),
      'grilles_conformite', coalesce(v.contenu -> 'grilles_conformite', '[]'),
      'formulaires_inspection', coalesce(v.contenu -> 'formulaires_inspection', '[]'),
      'intrants_autorises', (
        select coalesce(jsonb_agg(r.value || jsonb_build_object('id', i.id)
                                  order by r.ordinality), '[]')
        from jsonb_array_elements(v.contenu -> 'intrants_autorises') with ordinality as r
          join intrant.intrant i on i.code = r.value ->> 'code'),
      'constats', coalesce(v.contenu -> 'constats', '[]'))
    from pack.pack_version v where v.id = p_campagne.pack_version_id);
end
$$;
