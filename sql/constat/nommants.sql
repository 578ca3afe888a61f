-- Lists the commands that name members, plots or collections, each with the record that its
-- controls are about. Leaves out a delivery note on which a reception stands.
-- Spec: commandes#dependance.
-- Chosen: docs/decisions/0182-dependance-des-membres-et-parcelles.md.
create or replace function constat.nommants(p_sujets uuid[])
returns table (commande_id uuid, entite text, id uuid)
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_inactives uuid[] := constat.inactives(p_sujets);
begin
  return query
    select b.commande_id, 'livraison', b.id
    from livraison.bon b
    where b.id in (
        select l.bon_id from livraison.bon_collecte l where l.collecte_id = any (p_sujets)
        union all
        select k.entite_id from controle.controle k
        where k.id = any (v_inactives) and k.entite = 'livraison')
      and not exists (
        select from reception.reception r where r.bon_id = b.id and r.statut <> 'rejetée')
    union all
    select s.commande_id, 'signalement', s.id
    from collecte.signalement s where s.collecte_id = any (p_sujets)
    union all
    select c.commande_id, 'collecte', c.id
    from collecte.collecte c where c.producteur_id = any (p_sujets)
    union all
    select c.commande_id, 'collecte', c.id
    from collecte.collecte c where c.parcelle_id = any (p_sujets)
    union all
    select p.commande_id, 'parcelle', p.id
    from parcelle.parcelle p where p.producteur_id = any (p_sujets)
    union all
    select g.commande_id, 'parcelle', g.parcelle_id
    from parcelle.polygone g
      join parcelle.parcelle p on p.organisation_id = g.organisation_id and p.id = g.parcelle_id
    where g.parcelle_id = any (p_sujets) and g.commande_id <> p.commande_id
    union all
    select h.commande_id, 'producteur', h.producteur_id
    from producteur.champ h where h.producteur_id = any (p_sujets) and h.version > 1
    union all
    select r.commande_id, 'remise', r.id
    from intrant.remise r where r.producteur_id = any (p_sujets)
    union all
    select i.commande_id, 'inspection', i.id
    from inspection.inspection i where i.producteur_id = any (p_sujets)
    union all
    select i.commande_id, 'inspection', i.id
    from (
        select p.id, p.producteur_id from parcelle.parcelle p where p.id = any (p_sujets)
        union
        select t.parcelle_id, h.id
        from parcelle.transfert t cross join unnest(array[t.ancien_id, t.producteur_id]) as h (id)
        where t.parcelle_id = any (p_sujets)) as x (id, detenteur_id)
      cross join lateral (
        select coalesce(d.fusionne_dans, d.id) as id
        from producteur.producteur d where d.id = x.detenteur_id) as h
      join inspection.inspection i on i.producteur_id = h.id and i.parcelle_id = x.id
    union all
    select n.commande_id, 'non_conformite', n.id
    from non_conformite.non_conformite n where n.producteur_id = any (p_sujets)
    union all
    select n.commande_id, 'non_conformite', n.id
    from non_conformite.non_conformite n where n.parcelle_id = any (p_sujets)
    union all
    select e.commande_id, 'estimation', e.id
    from recolte.estimation e where e.parcelle_id = any (p_sujets);
end
$$;
