-- Returns the members at an instant, with the last internal inspection of each before it, including
-- inspections known from before the organization used the service, and the number of inspections in
-- its year. `rapports.inspection_due` gives the due inspections and their dates.
-- Spec: types-de-commandes#inspection-enregistrer, rapports#fonctions.
-- Chosen: docs/decisions/0084-rapports-dates.md.
create or replace function rapports.inspection_membre_a(p_le timestamptz)
returns table (le timestamptz, groupement text, nom text, prenoms text, inspections_annee bigint,
               derniere_le timestamptz, inspecteur text, formulaire text, jours integer,
               producteur_id uuid)
language sql stable
begin atomic
  select p_le as le, g.code as groupement, p.nom, p.prenoms,
         coalesce(n.inspections_annee, 0) as inspections_annee, d.date_operation as derniere_le,
         d.inspecteur, d.formulaire_code as formulaire,
         case when isfinite(p_le)
           then (p_le at time zone o.fuseau_horaire)::date
                  - (d.date_operation at time zone o.fuseau_horaire)::date end as jours,
         p.id as producteur_id
  from producteur.producteur p
    join organisation.organisation o on o.id = p.organisation_id
    left join lateral (
        select true as change,
             case when r.le <= p_le then r.groupement_id else r.ancien_id end as groupement_id
      from producteur.rattachement r
      where r.organisation_id = p.organisation_id and r.producteur_id = p.id
        and not exists (
          select from commande.annulation n
          where n.organisation_id = r.organisation_id and n.commande_id = r.commande_id)
      order by r.le <= p_le desc, case when r.le <= p_le then r.le end desc,
               case when r.le <= p_le then r.rang end desc, r.le, r.rang
      limit 1) as a on true
    left join organisation.groupement g on g.organisation_id = p.organisation_id
      and g.id = case when a.change then a.groupement_id else p.groupement_id end
    left join lateral (
      select i.date_operation, i.formulaire_code, (
               select u.nom_affiche from utilisateur.utilisateur u
               where u.organisation_id = p.organisation_id and u.id = i.auteur_id) as inspecteur
      from (
        select i.date_operation, i.formulaire_code, i.auteur_id, i.id from inspection.inspection i
        where i.organisation_id = p.organisation_id and i.producteur_id = p.id
          and i.invalidee_le is null and i.date_operation < p_le
        union all
        select p.derniere_inspection_le, null, null, null
        where p.derniere_inspection_le < p_le) as i
      order by i.date_operation desc, i.id desc nulls last limit 1) as d on true
    cross join lateral (
      select count(*) as inspections_annee from inspection.inspection i
      where i.organisation_id = p.organisation_id and i.producteur_id = p.id
        and i.invalidee_le is null and i.date_operation < p_le
        and i.date_operation >= date_trunc('year', p_le, o.fuseau_horaire)) as n
  where p.fusionne_dans is null and p.actif_pendant @> p_le and p.cree_le <= p_le;
end;
comment on function rapports.inspection_membre_a(timestamptz) is
  'rapports.inspection_membre at p_le, whatever the session is set to.';
grant execute on function rapports.inspection_membre_a(timestamptz) to rapports;
