-- Presents a collection as the API shows it: its figures, its current quality states with their
-- display categories, and the effects of its open controls with their referential and motifs.
-- Masses in g.
-- Spec: collectes#paiement, numerotation#attribution.
create or replace function collecte.presenter(p_collecte collecte.collecte) returns json
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select json_build_object(
      'id', p_collecte.id, 'numero_officiel', p_collecte.numero_officiel,
      'reference_provisoire', p_collecte.reference_provisoire, 'statut', p_collecte.statut,
      'campagne_id', p_collecte.campagne_id, 'producteur_id', p_collecte.producteur_id,
      'parcelle_id', p_collecte.parcelle_id, 'produit_id', p_collecte.produit_id,
      'contrat_id', p_collecte.contrat_id, 'groupement_id', p_collecte.groupement_id,
      'utilisateur_id', p_collecte.utilisateur_id,
      'date_operation', core.horodatage(p_collecte.date_operation),
      'recue_le', core.horodatage(p_collecte.recue_le),
      'humidite_cp', p_collecte.humidite_cp, 'impuretes_cp', p_collecte.impuretes_cp,
      'net_g', p_collecte.net_g, 'refaction_g', p_collecte.refaction_g,
      'net_marchand_g', p_collecte.net_marchand_g, 'observation', p_collecte.observation,
      'qualites', q.etats, 'categories', q.categories,
      'annulee_le', (
        select core.horodatage(a.le) from commande.annulation a
        where a.organisation_id = p_collecte.organisation_id
          and a.commande_id = p_collecte.commande_id),
      'en_anomalie', e.en_anomalie, 'paiement_bloque', e.paiement_bloque,
      'ecartee_du_bio', e.ecartee_du_bio, 'referentiel_ecarte', e.referentiel_ecarte,
      'motifs', to_json(e.motifs))
    from collecte.effet e
      cross join (
        select coalesce(json_object_agg(c.referentiel_code, c.etat_code
                                        order by c.referentiel_code), '{}') as etats,
               coalesce(json_object_agg(c.referentiel_code, c.categorie_affichage
                                        order by c.referentiel_code), '{}') as categories
        from collecte.etats_courants(p_collecte.id) as c) as q
    where e.collecte_id = p_collecte.id);
end
$$;
