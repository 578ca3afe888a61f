-- Presents a capacity to the API: its calculation per plot, the balance of its key, its
-- validations, its refusal, and, while it is proposed, the controls that block its validation.
-- Masses in g.
-- Spec: capacites#capacite, identites-et-droits#noms.
-- Chosen: docs/decisions/0012-capacites.md.
create or replace function capacite.presenter(p_capacite capacite.capacite) returns json
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select json_build_object(
      'id', p_capacite.id, 'campagne_id', p_capacite.campagne_id,
      'producteur_id', p_capacite.producteur_id, 'groupement_id', p.groupement_id,
      'matiere_code', p_capacite.matiere_code, 'etat_code', p_capacite.etat_code,
      'statut', p_capacite.statut, 'capacite_g', p_capacite.capacite_g,
      'plafond_g', coalesce(s.plafond_g, 0), 'consomme_g', coalesce(s.consomme_g, 0),
      'restant_g', coalesce(s.plafond_g - s.consomme_g, 0),
      'lignes', p_capacite.lignes, 'reprise', p_capacite.reprise,
      'proposee_par', p_capacite.proposee_par,
      'proposee_par_nom', utilisateur.nom_affichable(p_capacite.proposee_par),
      'proposee_le', core.horodatage(p_capacite.proposee_le),
      'validations', (
        select coalesce(json_agg(json_build_object(
          'role', v.role, 'utilisateur_id', v.utilisateur_id,
          'utilisateur_nom', utilisateur.nom_affichable(v.utilisateur_id),
          'le', core.horodatage(v.le))
          order by v.le, v.role), '[]')
        from capacite.validation v
        where v.organisation_id = p_capacite.organisation_id and v.capacite_id = p_capacite.id),
      'refus', (
        select json_build_object(
          'utilisateur_id', r.utilisateur_id,
          'utilisateur_nom', utilisateur.nom_affichable(r.utilisateur_id),
          'raison', r.raison, 'le', core.horodatage(r.le))
        from capacite.refus r
        where r.organisation_id = p_capacite.organisation_id and r.capacite_id = p_capacite.id),
      'empechements', case p_capacite.statut when 'proposee'
        then capacite.lire_empechements(p_capacite.producteur_id, p_capacite.lignes)
        else '[]' end)
    from producteur.producteur p
      left join capacite.solde s
        on s.organisation_id = p.organisation_id and s.campagne_id = p_capacite.campagne_id
        and s.producteur_id = p.id and s.matiere_code = p_capacite.matiere_code
        and s.etat_code = p_capacite.etat_code
    where p.organisation_id = p_capacite.organisation_id and p.id = p_capacite.producteur_id);
end
$$;
