-- Presents a sale as the API shows it, with its lines, and the shipped and remaining mass of each.
-- Spec: ventes-et-expeditions#solde.
-- Chosen: docs/decisions/0028-ventes.md.
create or replace function vente.presenter(p_id uuid) returns json
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select json_build_object(
      'id', v.id, 'code', v.code, 'client_id', v.client_id, 'statut', v.statut, 'devise', v.devise,
      'tolerance_cp', v.tolerance_cp, 'date_operation', core.horodatage(v.date_operation),
      'note', v.note, 'montant', vente.montant(v.id),
      'montant_organisation', v.montant_organisation,
      'devise_organisation', v.devise_organisation,
      'certificats', coalesce(v.certificats, '[]'),
      'alertes', to_json(vente.alertes(v.certificats)),
      'lignes', (
        select coalesce(json_agg(json_build_object(
          'rang', l.rang, 'produit_id', l.produit_id, 'quantite_g', l.quantite_g,
          'prix_kg', l.prix_kg, 'montant', contrat.montant(l.prix_kg, l.quantite_g),
          'qualites', (
            select coalesce(json_object_agg(q.referentiel_code, q.etat_code
                                            order by q.referentiel_code), '{}')
            from vente.qualite_ligne q where q.vente_id = v.id and q.rang = l.rang),
          'expedie_g', l.expedie_g, 'retourne_g', l.retourne_g,
          'reste_g', l.quantite_g - l.expedie_g, 'maximum_g', l.maximum_g) order by l.rang), '[]')
        from vente.lignes(v.id) as l),
      'cree_le', core.horodatage(v.cree_le), 'auteur_id', v.auteur_id,
      'historique', (
        select coalesce(json_agg(json_build_object(
          'acte', t.acte, 'de', t.de, 'vers', t.vers, 'raison', t.raison,
          'auteur_id', t.auteur_id, 'le', core.horodatage(t.le)) order by t.rang), '[]')
        from vente.transition t where t.vente_id = v.id))
    from vente.vente v where v.id = p_id);
end
$$;
