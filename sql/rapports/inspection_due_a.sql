-- Lists the inspections and samples that plans require, as of an instant: the record that fulfilled
-- each before the instant, within the period of the plan, and whether it is overdue. A member who
-- left the plan's group has none.
-- Spec: registres#suivi, rapports#fonctions.
-- Chosen: docs/decisions/0083-registres.md, 0084-rapports-dates.md.
create or replace function rapports.inspection_due_a(p_le timestamptz)
returns table (le timestamptz, groupement text, nom text, prenoms text, genre text, echeance date,
               statut text, en_retard boolean, fait_le timestamptz, inspecteur text,
               risque integer, plan_id uuid, prevue_id uuid, producteur_id uuid)
language sql stable
begin atomic
  select p_le as le, g.code as groupement, p.nom, p.prenoms, x.genre, x.echeance, s.statut,
         s.statut = 'en_retard' as en_retard, f.fait_le, u.nom_affiche as inspecteur, x.risque,
         x.plan_id, x.id as prevue_id, x.producteur_id
  from inspection.prevue x
    join inspection.plan a on a.organisation_id = x.organisation_id and a.id = x.plan_id
    join organisation.organisation o on o.id = x.organisation_id
    join organisation.groupement g
      on g.organisation_id = x.organisation_id and g.id = a.groupement_id
    join producteur.producteur p
      on p.organisation_id = x.organisation_id and p.id = x.producteur_id
    left join utilisateur.utilisateur u
      on u.organisation_id = x.organisation_id and u.id = x.inspecteur_id
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
      limit 1) as m on true
    cross join lateral (
      select case when x.genre = 'echantillon' then (
          select min(e.preleve_le) from inspection.echantillon e
          where e.organisation_id = x.organisation_id and e.producteur_id = x.producteur_id
            and a.periode @> e.preleve_le and e.preleve_le < p_le)
        else (
          select min(i.date_operation)
          from (
            select c.date_operation, c.auteur_id,
                   first_value(c.auteur_id) over (order by c.date_operation, c.id) as premier
            from inspection.inspection c
            where c.organisation_id = x.organisation_id and c.producteur_id = x.producteur_id
              and a.periode @> c.date_operation and c.date_operation < p_le
              and c.invalidee_le is null
              and not exists (
                select from commande.annulation n
                where n.organisation_id = c.organisation_id and n.commande_id = c.commande_id)
          ) as i
          where x.genre = 'interne' or i.auteur_id <> i.premier) end as fait_le) as f
    cross join lateral (
      select case when f.fait_le is not null then 'faite'
          when p.cree_le > p_le or not p.actif_pendant @> p_le
            or case when m.change then m.groupement_id else p.groupement_id end
              is distinct from g.id then 'sans_objet'
          when x.echeance < (p_le at time zone o.fuseau_horaire)::date then 'en_retard'
          else 'a_faire' end as statut) as s
  where a.etabli_le <= p_le;
end;
comment on function rapports.inspection_due_a(timestamptz) is
  'rapports.inspection_due at p_le, whatever the session is set to.';
grant execute on function rapports.inspection_due_a(timestamptz) to rapports;
