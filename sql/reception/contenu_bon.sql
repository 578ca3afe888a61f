-- Returns the contents of a reception's slip; null while it is not validated. Masses in g.
-- Spec: documents#bon-reception.
create or replace function reception.contenu_bon(
  p_id uuid, p_pour_id uuid, p_langue text) returns jsonb
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select jsonb_build_object(
      'numero', r.numero_officiel, 'date', core.horodatage(r.date_operation),
      'campagne', k.code, 'origine', coalesce(g.nom, f.nom), 'bon', b.reference_provisoire,
      'lieu', concat_ws(' ', e.code, e.nom), 'agent', u.nom_affiche,
      'produit', case p_langue when 'en' then t.nom_en else t.nom_fr end,
      'net_g', r.net_g, 'refaction_g', r.refaction_g, 'net_marchand_g', r.net_marchand_g,
      'mesures', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'critere', m.key, 'valeur', m.value) order by m.key), '[]')
        from jsonb_each(r.mesures) as m),
      'qualites', lot.qualites_nommees(r.lot_id, p_langue), 'note', r.note,
      'apports', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'numero', coalesce(c.numero_officiel, c.reference_provisoire, a.reference_provisoire),
          'producteur', concat_ws(' ', p.nom, p.prenoms),
          'quantite_g', a.quantite_g, 'recu_g', a.recu_g) order by a.rang), '[]')
        from reception.apport a
          left join collecte.collecte c
            on c.organisation_id = a.organisation_id and c.id = a.collecte_id
          left join producteur.producteur p
            on p.organisation_id = c.organisation_id and p.id = c.producteur_id
        where a.reception_id = r.id and a.annule_le is null))
      || reception.contenu_redressements(r.id)
    from reception.reception r
      join campagne.campagne k on k.organisation_id = r.organisation_id and k.id = r.campagne_id
      join produit.produit t on t.organisation_id = r.organisation_id and t.id = r.produit_id
      join emplacement.emplacement e
        on e.organisation_id = r.organisation_id and e.id = r.emplacement_id
      join utilisateur.utilisateur u
        on u.organisation_id = r.organisation_id and u.id = r.auteur_id
      left join organisation.groupement g
        on g.organisation_id = r.organisation_id and g.id = r.groupement_id
      left join fournisseur.fournisseur f
        on f.organisation_id = r.organisation_id and f.id = r.fournisseur_id
      left join livraison.bon b on b.organisation_id = r.organisation_id and b.id = r.bon_id
    where r.id = p_id and r.statut = 'validée');
end
$$;
