-- Returns the plots in force at an instant, with their holder, survey (or else the declared
-- surface) and states under the ticked referentials, all as of that instant, and the point of a
-- plot without a survey.
-- Spec: registres#membres, rapports#fonctions, terrain#point.
-- Chosen: docs/decisions/0084-rapports-dates.md.
-- Why: the views of rules do not exist yet when this function is created, so it repeats the survey
--      of `parcelle.releve_date` and the holder of `parcelle.producteur_au`.
create or replace function rapports.parcelle_a(p_le timestamptz)
returns table (le timestamptz, parcelle text, nom text, prenoms text, surface_m2 bigint,
               categories jsonb, producteur_id uuid, parcelle_id uuid,
               longitude_microdegres integer, latitude_microdegres integer)
language sql stable
begin atomic
  select p_le as le, p.nom as parcelle, d.nom, d.prenoms,
         coalesce(r.surface_m2, p.surface_declaree_m2, 0)::bigint as surface_m2, c.categories,
         coalesce(d.fusionne_dans, d.id) as producteur_id, p.id as parcelle_id,
         p.longitude_microdegres, p.latitude_microdegres
  from parcelle.parcelle p
    left join lateral (
      select true as change,
             case when t.le <= p_le then t.producteur_id else t.ancien_id end as producteur_id
      from parcelle.transfert t
      where t.organisation_id = p.organisation_id and t.parcelle_id = p.id
      order by t.le <= p_le desc, case when t.le <= p_le then t.le end desc,
               case when t.le <= p_le then t.rang end desc, t.le, t.rang
      limit 1) as t on true
    left join producteur.producteur d on d.organisation_id = p.organisation_id
      and d.id = case when t.change then t.producteur_id else p.producteur_id end
    left join lateral (
      select g.surface_m2 from parcelle.polygone g
      where g.organisation_id = p.organisation_id and g.parcelle_id = p.id
        and g.forme is not null and g.date_operation <= p_le
        and not exists (
          select from parcelle.polygone s
          where s.organisation_id = g.organisation_id and s.remplace_id = g.id)
        and not exists (
          select from commande.annulation a
          where a.organisation_id = g.organisation_id and a.commande_id = g.commande_id)
      order by g.date_operation desc, g.id desc limit 1) as r on true
    cross join lateral (
      select coalesce(jsonb_object_agg(
               k.referentiel_code, case when e.categorie_affichage in ('bio', 'conversion')
                 then e.categorie_affichage else 'conventionnel' end), '{}') as categories
      from conformite.referentiel_coche k
        left join conformite.statut_parcelle s
          on s.organisation_id = k.organisation_id and s.parcelle_id = p.id
            and s.referentiel_code = k.referentiel_code and s.periode @> p_le
        left join conformite.etat e
          on e.referentiel_code = s.referentiel_code and e.code = s.etat_code
      where k.organisation_id = p.organisation_id and k.coche_pendant @> p_le) as c
  where p.fusionnee_dans is null and p.actif_pendant @> p_le;
end;
comment on function rapports.parcelle_a(timestamptz) is
  'rapports.parcelle at p_le, whatever the session is set to.';
grant execute on function rapports.parcelle_a(timestamptz) to rapports;
