-- Returns the expeditions that leave from one instant to another, which is excluded, in their
-- present state.
-- Spec: ventes-et-expeditions#expedition, rapports#fonctions.
-- Chosen: docs/decisions/0084-rapports-dates.md.
create or replace function rapports.expedition_entre(p_du timestamptz, p_au timestamptz)
returns table (date_operation timestamptz, statut text, vente text, client text, numero_coi text,
               conteneurs text[], scelles text[], lots text[], quantite_g bigint,
               retournee_g bigint, montant bigint, devise text, expedition_id uuid)
language sql stable
begin atomic
  select x.date_operation, x.statut, v.code as vente, k.nom as client, x.numero_coi,
         array(select n.numero from expedition.conteneur n
               where n.organisation_id = x.organisation_id and n.expedition_id = x.id
               order by n.rang) as conteneurs,
         array(select s.numero from expedition.scelle s
               where s.organisation_id = x.organisation_id and s.expedition_id = x.id
               order by s.numero) as scelles,
         l.lots, coalesce(l.quantite_g, 0)::bigint as quantite_g,
         coalesce(r.retournee_g, 0)::bigint as retournee_g, x.montant_organisation as montant,
         x.devise_organisation as devise, x.id as expedition_id
  from expedition.expedition x
    join vente.vente v on v.organisation_id = x.organisation_id and v.id = x.vente_id
    join client.client k on k.organisation_id = x.organisation_id and k.id = x.client_id
    cross join lateral (
      select array_agg(distinct o.numero_officiel order by o.numero_officiel) as lots,
             sum(l.quantite_g) as quantite_g
      from expedition.ligne l
        join lot.lot o on o.organisation_id = l.organisation_id and o.id = l.lot_id
      where l.organisation_id = x.organisation_id and l.expedition_id = x.id) as l
    cross join lateral (
      select sum(c.net_g) as retournee_g
      from expedition.retour r
        join reception.reception c
          on c.organisation_id = r.organisation_id and c.id = r.reception_id
      where r.organisation_id = x.organisation_id and r.expedition_id = x.id
        and not exists (select from matiere.mouvement m
                        where m.organisation_id = r.organisation_id
                          and m.contrepasse_id = r.mouvement_id)) as r
  where x.date_operation >= p_du and x.date_operation < p_au;
end;
comment on function rapports.expedition_entre(timestamptz, timestamptz) is
  'rapports.expedition from p_du (included) to p_au (excluded), whatever the session is set to.';
grant execute on function rapports.expedition_entre(timestamptz, timestamptz) to rapports;
