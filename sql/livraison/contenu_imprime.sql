-- Returns the contents of a delivery note, cancelled or not. Masses in g.
-- Spec: documents#bon-livraison.
create or replace function livraison.contenu_imprime(p_id uuid, p_langue text) returns jsonb
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_lignes jsonb;
begin
  select coalesce(jsonb_agg(jsonb_build_object(
           'numero', coalesce(c.numero_officiel, c.reference_provisoire),
           'producteur', concat_ws(' ', p.nom, p.prenoms),
           'produit', case p_langue when 'en' then t.nom_en else t.nom_fr end,
           'net_g', c.net_g) order by c.date_operation, l.collecte_declaree), '[]')
  into v_lignes
  from livraison.bon_collecte l
    left join collecte.collecte c
      on c.organisation_id = l.organisation_id and c.id = l.collecte_id
    left join producteur.producteur p
      on p.organisation_id = c.organisation_id and p.id = c.producteur_id
    left join produit.produit t on t.organisation_id = c.organisation_id and t.id = c.produit_id
  where l.bon_id = p_id;
  return (
    select jsonb_build_object(
      'commande_id', b.commande_id, 'numero', b.reference_provisoire,
      'date', core.horodatage(b.date_operation), 'campagne', k.code,
      'destination', concat_ws(' ', e.code, e.nom), 'immatriculation', b.immatriculation,
      'chauffeur', b.chauffeur, 'agent', u.nom_affiche, 'lignes', v_lignes,
      'total_g', (select coalesce(sum((x ->> 'net_g')::bigint), 0)
                  from jsonb_array_elements(v_lignes) as x))
    from livraison.bon b
      join utilisateur.utilisateur u
        on u.organisation_id = b.organisation_id and u.id = b.auteur_id
      left join campagne.campagne k
        on k.organisation_id = b.organisation_id and k.id = b.campagne_id
      left join emplacement.emplacement e
        on e.organisation_id = b.organisation_id and e.id = b.destination_id
    where b.id = p_id);
end
$$;
