-- Lists the commands that may be erased: received and dated before a date, without an open control,
-- and about neither a producer who remains nor a campaign that is not closed.
-- Spec: conservation#quand.
-- Why: erased commands are left out here, before their envelopes are read again.
create or replace function conservation.commandes(p_limite timestamptz) returns setof text
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return query
    with parti as materialized (select p from conservation.partis(p_limite) as p),
    retenue as materialized (
      select t.commande_id
      from conservation.concernes() as t
        left join campagne.campagne k
          on k.organisation_id = core.organisation_id() and k.id = t.campagne_id
      where k.statut <> 'cloturee'
         or t.producteur_id is not null and t.producteur_id not in (select q.p from parti q)
      union
      select k.commande_id from controle.controle k where k.statut = 'ouvert'
    )
    select c.id::text
    from commande.commande c
    where c.recue_le < p_limite and (c.date_operation < p_limite or c.date_operation is null)
      and c.id not in (select r.commande_id from retenue r where r.commande_id is not null)
      and not exists (
        select from conservation.efface e
        where e.organisation_id = c.organisation_id and e.genre = 'commande'
          and e.id = c.id::text)
      and not exists (
        select from conservation.nommes(c.enveloppe::text) as n
        where n not in (select q.p from parti q))
    order by c.recue_le, c.id;
end
$$;
