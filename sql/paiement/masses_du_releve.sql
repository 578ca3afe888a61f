-- Returns the masses of a statement, by product, in g: the mass collected from producers or bought
-- from a supplier (net and marketable) and, by the due lines, the accepted mass, the mass without a
-- price, and the differences that were not admitted.
-- Spec: paiements#releve.
create or replace function paiement.masses_du_releve(
  p_titulaires uuid[], p_campagne_id uuid, p_au timestamptz) returns jsonb
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    with livre as (
      select c.produit_id, c.net_g, c.net_marchand_g, 0::bigint as accepte_g,
             0::bigint as a_chiffrer_g, 0::bigint as ecart_g
      from collecte.collecte c
      where c.producteur_id = any (p_titulaires) and c.statut <> 'devalidee'
        and c.date_operation <= p_au
        and (p_campagne_id is null or c.campagne_id = p_campagne_id)
      union all
      select r.produit_id, r.net_g, r.net_marchand_g, 0, 0, 0
      from reception.reception r
      where r.id in (select k.reception_id from paiement.creance k
                     where k.fournisseur_id = any (p_titulaires))
        and r.statut = 'validée' and r.date_operation <= p_au
        and (p_campagne_id is null or r.campagne_id = p_campagne_id)
    ),
    du as (
      select r.produit_id, 0::bigint as net_g, 0::bigint as net_marchand_g,
             case when k.genre = 'livraison' then k.masse_g else 0 end as accepte_g,
             case when k.genre = 'livraison' and k.devise is null then k.masse_g else 0 end
               as a_chiffrer_g,
             case when k.genre = 'ecart' and k.devise is null then k.masse_g else 0 end as ecart_g
      from paiement.creance k
        join reception.reception r
          on r.organisation_id = k.organisation_id and r.id = k.reception_id
      where (k.producteur_id = any (p_titulaires) or k.fournisseur_id = any (p_titulaires))
        and k.date_operation <= p_au
        and (p_campagne_id is null or k.campagne_id = p_campagne_id)
    )
    select coalesce(jsonb_agg(jsonb_build_object(
      'produit_id', t.produit_id, 'livre_g', t.net_g, 'livre_marchand_g', t.net_marchand_g,
      'accepte_g', t.accepte_g, 'a_chiffrer_g', t.a_chiffrer_g, 'ecart_g', t.ecart_g)
      order by t.produit_id), '[]')
    from (select m.produit_id, sum(m.net_g) as net_g, sum(m.net_marchand_g) as net_marchand_g,
                 sum(m.accepte_g) as accepte_g, sum(m.a_chiffrer_g) as a_chiffrer_g,
                 sum(m.ecart_g) as ecart_g
          from (select l.produit_id, l.net_g, l.net_marchand_g, l.accepte_g, l.a_chiffrer_g,
                       l.ecart_g
                from livre l
                union all
                select d.produit_id, d.net_g, d.net_marchand_g, d.accepte_g, d.a_chiffrer_g,
                       d.ecart_g
                from du d) as m
          group by m.produit_id) as t);
end
$$;
