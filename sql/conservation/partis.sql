-- Lists the producers who left before a date, together with the producers merged into them. A
-- producer who was never active counts by the registration date. None of them has later data: no
-- collection since, none of a campaign that is not closed, no open control, no amount due.
-- Spec: conservation#quand.
create or replace function conservation.partis(p_limite timestamptz) returns setof uuid
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return query
    with retenu as materialized (
      select c.producteur_id as id
      from collecte.collecte c
        left join campagne.campagne k
          on k.organisation_id = c.organisation_id and k.id = c.campagne_id
      where c.recue_le >= p_limite or c.date_operation >= p_limite or k.statut <> 'cloturee'
      union
      select c.producteur_id
      from controle.controle k
        join collecte.collecte c
          on c.organisation_id = k.organisation_id and c.commande_id = k.commande_id
      where k.statut = 'ouvert'
      union
      select k.entite_id from controle.controle k where k.statut = 'ouvert'
      union
      select p.id
      from controle.controle k
        join producteur.producteur p
          on p.organisation_id = k.organisation_id and p.commande_id = k.commande_id
      where k.statut = 'ouvert'
      union
      select d.producteur_id
      from paiement.creance d
        join paiement.reste r
          on r.organisation_id = d.organisation_id and r.creance_id = d.id
      where r.reste <> 0
    ),
    ancien as materialized (
      select p.id, p.fusionne_dans
      from producteur.producteur p
      where p.cree_le < p_limite and p.id not in (
        select r.id from retenu r where r.id is not null)
        and (p.fusionne_dans is not null or isempty(p.actif_pendant)
             or upper(p.actif_pendant) < p_limite)
    )
    select a.id from ancien a
    where (a.fusionne_dans is null
           or exists (select from ancien m where m.id = a.fusionne_dans
                        and m.fusionne_dans is null))
      and not exists (
        select from producteur.producteur f
        where f.fusionne_dans = a.id and f.id not in (select x.id from ancien x));
end
$$;
