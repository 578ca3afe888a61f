-- Lists what now depends on a merge, a hundred records at most, each with the act that takes it
-- back: payments in force, shipped goods, commands that name one of the two producers or their
-- plots, another merge, and an exit or a return without its opposite. A transferred plot is none:
-- it stays with its new holder.
-- Spec: file-de-controle#defusion.
-- Chosen: docs/decisions/0127-corriger-au-bureau.md, 0167-fusion-puis-transfert.md.
create or replace function adhesion.suites_de_fusion(p_fusion producteur.fusion)
returns table (entite text, id uuid, acte text)
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_ids uuid[] := array[p_fusion.garde_id, p_fusion.perdu_id] || array(
    select p.id from producteur.producteur p where p.fusionne_dans = p_fusion.garde_id);
begin
  return query
    with champ as (
      select p.id from parcelle.parcelle p where p.producteur_id = p_fusion.garde_id
    ), nommee as (
      select 'collecte' as entite, t.id, t.commande_id
      from collecte.collecte t where t.producteur_id = p_fusion.garde_id
      union all select 'parcelle', t.id, t.commande_id
      from parcelle.parcelle t where t.producteur_id = p_fusion.garde_id
      union all select 'polygone', t.id, t.commande_id
      from parcelle.polygone t where t.parcelle_id in (select c.id from champ c)
      union all select 'estimation', t.id, t.commande_id
      from recolte.estimation t where t.parcelle_id in (select c.id from champ c)
      union all select 'remise', t.id, t.commande_id
      from intrant.remise t where t.producteur_id = p_fusion.garde_id
      union all select 'inspection', t.id, t.commande_id
      from inspection.inspection t where t.producteur_id = p_fusion.garde_id
      union all select 'non_conformite', t.id, t.commande_id
      from non_conformite.non_conformite t where t.producteur_id = p_fusion.garde_id
      union all select 'modification', t.commande_id, t.commande_id
      from producteur.champ t where t.producteur_id = p_fusion.garde_id
    )
    select distinct n.entite, n.id, 'commandes_annuler'
    from nommee n
      join commande.commande c on c.id = n.commande_id and c.recue_le > p_fusion.le
    where not exists (select from commande.annulation a where a.commande_id = n.commande_id)
    union
    select 'paiement', p.id,
           case p.statut when 'validée' then 'paiements_contrepasser' else 'paiements_annuler' end
    from paiement.paiement p
    where p.producteur_id = any (v_ids) and p.cree_le >= p_fusion.le
      and p.statut in ('en_attente', 'validée')
    union
    select 'expedition', x.id, 'expeditions_devalider'
    from genealogie.descendants(array(
        select c.id from collecte.collecte c where c.producteur_id = p_fusion.garde_id)) as d
      cross join lateral (
        select e.id from expedition.expedition e
        where e.id = d.id and e.statut = 'validée' and p_fusion.le <= (
          select m.enregistre_le from matiere.mouvement m
          where m.organisation_id = e.organisation_id and m.id = e.mouvement_id)
        offset 0) as x
    union
    select 'producteur', p.id, 'producteurs_defusionner' from producteur.producteur p
    where p.id = p_fusion.garde_id and p.fusionne_dans is not null
    union
    select 'adhesion', d.id,
           case d.nature when 'sortie' then 'producteurs_retour' else 'producteurs_sortie' end
    from unnest(v_ids) as i (id)
      cross join lateral (
        select a.id, a.nature, count(*) over () as nombre from producteur.adhesion a
        where a.producteur_id = i.id and a.enregistre_le >= p_fusion.le
        order by a.rang desc limit 1) as d
    where d.nombre % 2 = 1
    order by 1, 2 limit 100;
end
$$;
