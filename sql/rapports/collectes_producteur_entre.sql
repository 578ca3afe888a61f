-- Sums the collections of each producer by month, from one instant to another, which is excluded.
-- Spec: collectes#collecte, rapports#fonctions.
-- Chosen: months are those of the organization's time zone; docs/decisions/0084-rapports-dates.md.
create or replace function rapports.collectes_producteur_entre(p_du timestamptz, p_au timestamptz)
returns table (nom text, prenoms text, groupement text, produit text, mois date, collectes bigint,
               net_g bigint, refaction_g bigint, net_marchand_g bigint, producteur_id uuid)
language sql stable
begin atomic
  select p.nom, p.prenoms, g.code as groupement, d.code as produit, c.mois,
         c.collectes, c.net_g, c.refaction_g, c.net_marchand_g, p.id as producteur_id
  from (
    select c.organisation_id, c.producteur_id, c.produit_id,
           date_trunc('month', c.date_operation at time zone o.fuseau_horaire)::date as mois,
           count(*) as collectes, sum(c.net_g)::bigint as net_g,
           sum(c.refaction_g)::bigint as refaction_g,
           sum(c.net_marchand_g)::bigint as net_marchand_g
    from collecte.collecte c
      join organisation.organisation o on o.id = c.organisation_id
    where c.date_operation >= '-infinity' and c.date_operation >= p_du and c.date_operation < p_au
      and c.statut = 'enregistree'
    group by 1, 2, 3, 4) as c
    left join producteur.producteur p
      on p.organisation_id = c.organisation_id and p.id = c.producteur_id
    left join organisation.groupement g
      on g.organisation_id = p.organisation_id and g.id = p.groupement_id
    left join produit.produit d on d.organisation_id = c.organisation_id and d.id = c.produit_id;
end;
comment on function rapports.collectes_producteur_entre(timestamptz, timestamptz) is
  'rapports.collectes_producteur from p_du (included) to p_au (excluded), whatever the session is '
  'set to.';
grant execute on function rapports.collectes_producteur_entre(timestamptz, timestamptz) to rapports;
