-- Returns the group of a producer at a date: the group of their latest change that is not after the
-- date; before the first change, the group that they left; without any change, today's group. A
-- cancelled change does not count. Null while the group is unknown. With `p_refs`, the references
-- of a command that were read before it had the locks, the command fails for this time if its
-- producer was merged or left since (`saisie.exiger_lue`).
-- Spec: terrain#producteurs, service#date-de-l-operation, commandes#echecs.
-- Chosen: docs/decisions/0017-groupements-et-mouvements-de-membres.md.
-- Why: every collection runs this function, so one query reads the producer's few changes.
create or replace function producteur.groupement_au(
  p_producteur_id uuid, p_le timestamptz, p_refs jsonb default null) returns uuid
language plpgsql stable
as $$
declare
  v_groupement_id uuid;
  v_fusionne_dans uuid;
  v_actif_pendant tstzmultirange;
  v_a_change boolean;
begin
  select p.groupement_id, p.fusionne_dans, p.actif_pendant, exists (
           select from producteur.rattachement c
           where c.organisation_id = p.organisation_id and c.producteur_id = p.id)
  into v_groupement_id, v_fusionne_dans, v_actif_pendant, v_a_change
  from producteur.producteur p where p.id = p_producteur_id;
  if p_refs is not null and p_producteur_id is not null then
    p_producteur_id := saisie.exiger_lue(
      p_producteur_id, v_fusionne_dans, v_actif_pendant, p_refs, p_le);
  end if;
  if v_a_change is not true then
    return v_groupement_id;
  end if;
  return (
    select case when r.change
             then (select g.id from organisation.groupement g where g.id = r.declare)
             else p.groupement_id end
    from producteur.producteur p
      left join lateral (
        select true as change,
               case when e.vaut and c.le <= p_le then c.groupement_id else c.ancien_id end
                 as declare
        from producteur.rattachement c
          cross join lateral (
            select not exists (select from commande.annulation a
                               where a.commande_id = c.commande_id) as vaut) as e
        where c.organisation_id = p.organisation_id and c.producteur_id = p.id
        order by e.vaut and c.le <= p_le desc, case when e.vaut and c.le <= p_le then c.le end desc,
                 case when e.vaut and c.le <= p_le then c.rang end desc, e.vaut desc, c.le, c.rang
        limit 1) as r on true
    where p.id = p_producteur_id);
end
$$;
