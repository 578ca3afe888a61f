-- Writes the events of the entries above an id that transactions from `p_depuis` to below
-- `p_horizon` wrote, in their order, and their deliveries. `p_fin` is above every visible
-- transaction.
-- Spec: webhooks#evenements, webhooks#genres.
-- Chosen: docs/decisions/0195-webhooks.md.
create or replace function webhook.deriver(
  p_plancher bigint, p_depuis bigint, p_horizon bigint, p_fin bigint) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_ecrits uuid[];
begin
  with entree as materialized (
    select e.id, e.le, e.action, e.entite, e.entite_id, e.details,
           p_fin - ((p_fin - e.xmin::text::bigint) & 4294967295) as ecrite
    from journal.evenement e where e.id > p_plancher
  ),
  neuve as materialized (
    select n.*, min(n.id) over (partition by n.le) as debut
    from entree n where n.ecrite >= p_depuis and n.ecrite < p_horizon
  ),
  fait as (
    select n.debut, r.rang, n.id, r.genre, n.le, n.id::text as cle,
           split_part(coalesce(nullif(r.type_commande, ''), n.action), '.', 2) as acte,
           coalesce(r.etat, n.details ->> 'statut', a.vers) as etat,
           case r.sujet
             when 'entite' then n.entite_id
             when 'collecte' then (n.details #>> '{entites,collecte}')::uuid
             else (select x.lot_id from reception.reception x where x.id = n.entite_id)
           end as sujet_id
    from neuve n
      join webhook.regle r
        on r.action = n.action and r.type_commande in ('', coalesce(n.details ->> 'type', ''))
      left join acte.acte a
        on a.entite = n.entite and a.acte = split_part(n.action, '.', 2)
    union all
    select i.debut, 2, i.id, 'controle.ouvert', c.ouvert_le, c.id::text, null, 'ouvert', c.id
    from (select n.le, min(n.debut) as debut, min(n.id) as id from neuve n group by n.le) as i
      join controle.controle c on c.ouvert_le = i.le and c.ouvert_le >= '-infinity'
  ),
  ecrit as (
    insert into webhook.evenement (organisation_id, genre, sujet_id, acte, etat, cle, le)
    select core.organisation_id(), f.genre, f.sujet_id, f.acte, f.etat, f.cle, f.le
    from fait f where f.sujet_id is not null
    order by f.debut, f.rang, f.id
    on conflict (sujet_id, genre, cle, organisation_id) do nothing
    returning id
  )
  select array_agg(e.id) into v_ecrits from ecrit e;
  if v_ecrits is not null then
    perform webhook.distribuer(v_ecrits);
  end if;
end
$$;
