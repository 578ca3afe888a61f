-- Compares earlier records of a plot with its holder, who was unknown when they were recorded. A
-- command that names another producer gets a control, as if the plot had arrived first; a command
-- dated while the holder, and so the plot, was inactive gets a control too.
-- Spec: commandes#references, commandes#ordre-d-arrivee.
-- Chosen: docs/decisions/0122-ordre-d-arrivee.md.
-- Motifs: reference_inconnue, reference_inactive.
create or replace function parcelle.reprendre_detenteur(p_parcelle_id uuid, p_le timestamptz)
returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  perform constat.ouvrir(
    x.commande_id, x.entite, x.id, parcelle.verifier_detenteur(
        jsonb_build_object('parcelle_id', p_parcelle_id, 'producteur_id', x.producteur_id),
        x.date_operation, x.motif)
      || case when p.actif_pendant @> x.date_operation then '{}'::commande.constat[]
           else array[('reference_inactive', null, null, jsonb_build_object(
             'champ', 'parcelle_id', 'entite', 'parcelle', 'id', p.id))::commande.constat] end,
    p_le)
  from (
    select g.commande_id, 'parcelle' as entite, g.parcelle_id as id, null::uuid as producteur_id,
           g.date_operation, 'reference_inactive' as motif
    from parcelle.polygone g
    where g.parcelle_id = p_parcelle_id and g.commande_id <> (
      select p.commande_id from parcelle.parcelle p where p.id = p_parcelle_id)
    union all
    select e.commande_id, 'estimation', e.id, null, e.date_operation, 'reference_inactive'
    from recolte.estimation e where e.parcelle_id = p_parcelle_id
    union all
    select c.commande_id, 'collecte', c.id, c.producteur_id, c.date_operation, 'reference_inconnue'
    from collecte.collecte c where c.parcelle_id = p_parcelle_id and c.statut <> 'devalidee'
    union all
    select i.commande_id, 'inspection', i.id, i.producteur_id, i.date_operation,
           'reference_inactive'
    from inspection.inspection i
    where i.parcelle_id = p_parcelle_id and i.invalidee_le is null
    union all
    select n.commande_id, 'non_conformite', n.id, n.producteur_id, n.date_operation,
           'reference_inactive'
    from non_conformite.non_conformite n
    where n.parcelle_id = p_parcelle_id and n.inspection_id is null) as x
    join parcelle.parcelle p on p.id = p_parcelle_id
  where x.commande_id is not null;
end
$$;
