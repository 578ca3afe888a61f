-- Returns the producers and campaigns of commands: those that their records and references name;
-- for a corrected command, also those in its envelope and in each correction.
-- Spec: conservation#quand.
create or replace function conservation.concernes()
returns table (commande_id uuid, producteur_id uuid, campagne_id uuid)
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return query
    select c.commande_id, c.producteur_id, c.campagne_id from collecte.collecte c
    union all select p.commande_id, p.id, null from producteur.producteur p
    union all select f.commande_id, f.producteur_id, null from producteur.champ f
    union all select r.commande_id, r.producteur_id, null from producteur.redite r
    union all select p.commande_id, p.producteur_id, null from parcelle.parcelle p
    union all select g.commande_id, p.producteur_id, null
    from parcelle.polygone g
      join parcelle.parcelle p on p.organisation_id = g.organisation_id and p.id = g.parcelle_id
    union all select r.commande_id, r.producteur_id, null from intrant.remise r
    union all select i.commande_id, i.producteur_id, null from inspection.inspection i
    union all select n.commande_id, coalesce(n.producteur_id, p.producteur_id), null
    from non_conformite.non_conformite n
      left join parcelle.parcelle p
        on p.organisation_id = n.organisation_id and p.id = n.parcelle_id
    union all select e.commande_id, p.producteur_id, e.campagne_id
    from recolte.estimation e
      left join parcelle.parcelle p
        on p.organisation_id = e.organisation_id and p.id = e.parcelle_id
    union all select s.commande_id, c.producteur_id, c.campagne_id
    from collecte.signalement s
      join collecte.collecte c on c.organisation_id = s.organisation_id and c.id = s.collecte_id
    union all select m.commande_id, c.producteur_id, c.campagne_id
    from recu.reimpression m
      join collecte.collecte c
        on c.organisation_id = m.organisation_id and c.commande_id = m.commande_visee
    union all select b.commande_id, c.producteur_id, b.campagne_id
    from livraison.bon b
      left join livraison.bon_collecte l
        on l.organisation_id = b.organisation_id and l.bon_id = b.id
      left join collecte.collecte c
        on c.organisation_id = l.organisation_id and c.id = l.collecte_id
    union all
    select o.id, n, null
    from (
      select c.commande_id, k.payload::text as texte
      from collecte.correction k
        join collecte.collecte c on c.organisation_id = k.organisation_id and c.id = k.collecte_id
      union all select k.commande_id, k.payload::text from commande.correction k
      union all select r.commande_id, r.payload::text from commande.reprise r
    ) as x
      join commande.commande o
        on o.organisation_id = core.organisation_id() and o.id = x.commande_id
      cross join lateral conservation.nommes(concat(x.texte, o.enveloppe)) as n;
end
$$;
