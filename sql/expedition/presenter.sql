-- Presents an expedition as the API shows it, with its containers, seals, lines and returns.
-- Spec: ventes-et-expeditions#expedition, eudr#numeros.
-- Chosen: docs/decisions/0028-ventes.md.
create or replace function expedition.presenter(p_id uuid) returns json
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select json_build_object(
      'id', x.id, 'vente_id', x.vente_id, 'client_id', x.client_id, 'statut', x.statut,
      'date_operation', core.horodatage(x.date_operation), 'numero_conteneur', x.numero_conteneur,
      'numero_coi', x.numero_coi,
      'declarations_eudr', (
        select coalesce(json_agg(json_build_object(
          'id', d.id, 'statut', d.statut, 'numero_dds', d.numero_dds,
          'numero_verification', d.numero_verification) order by d.cree_le, d.id), '[]')
        from eudr.declaration d where d.expedition_id = x.id and d.statut <> 'retiree'),
      'note', x.note, 'mouvement_id', x.mouvement_id,
      'montant', expedition.montant(x.id), 'devise', v.devise,
      'montant_organisation', x.montant_organisation,
      'devise_organisation', x.devise_organisation,
      'certificats', coalesce(x.certificats, '[]'),
      'alertes', to_json(vente.alertes(x.certificats)),
      'conteneurs', expedition.contenu(x.id) -> 'conteneurs',
      'lignes', (
        select coalesce(json_agg(json_build_object(
          'rang', l.rang, 'ligne', l.vente_ligne, 'lot_id', l.lot_id,
          'numero_lot', o.numero_officiel, 'produit_id', o.produit_id, 'conteneur', l.conteneur,
          'quantite_g', l.quantite_g, 'montant', contrat.montant(p.prix_kg, l.quantite_g),
          'retourne_g', vente.retourne_g(x.id, l.rang)) order by l.rang), '[]')
        from expedition.ligne l
          join vente.ligne p on p.vente_id = l.vente_id and p.rang = l.vente_ligne
          join lot.lot o on o.id = l.lot_id
        where l.expedition_id = x.id),
      'retours', (
        select coalesce(json_agg(json_build_object(
          'id', r.id, 'ligne', r.ligne, 'quantite_g', c.net_g, 'reception_id', r.reception_id,
          'lot_id', r.lot_id, 'raison', r.raison,
          'date_operation', core.horodatage(r.date_operation), 'auteur_id', r.auteur_id,
          'le', core.horodatage(r.le), 'contrepasse_le', core.horodatage(m.enregistre_le))
          order by r.le, r.ligne), '[]')
        from expedition.retour r
          join reception.reception c on c.id = r.reception_id
          left join matiere.mouvement m on m.contrepasse_id = r.mouvement_id
        where r.expedition_id = x.id),
      'cree_le', core.horodatage(x.cree_le), 'auteur_id', x.auteur_id,
      'historique', (
        select coalesce(json_agg(json_build_object(
          'acte', t.acte, 'de', t.de, 'vers', t.vers, 'raison', t.raison,
          'auteur_id', t.auteur_id, 'le', core.horodatage(t.le)) order by t.rang), '[]')
        from expedition.transition t where t.expedition_id = x.id))
    from expedition.expedition x join vente.vente v on v.id = x.vente_id
    where x.id = p_id);
end
$$;
