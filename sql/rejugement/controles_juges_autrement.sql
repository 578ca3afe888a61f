-- Returns the given controls that are open although today's rules do not find them any more: an
-- older version did not lift them when the record arrived that made them moot, or a revision of the
-- plot; opened a dependence for controls that today make none, or left one standing whose controls
-- were lifted; or opened one about an input for a finding or an inspection. Also returns those of a
-- command that a person recorded although its module was off: an older version did not let them
-- name the record.
-- Spec: service#donnees-en-place, file-de-controle#sans-objet, file-de-controle#reprise-manuelle.
-- Chosen: docs/decisions/0050-rejuger.md, 0152-arrive-tard.md,
--         0162-dependance-de-la-saisie.md, 0165-ce-qui-dependait.md,
--         0175-une-revision-est-suivie.md.
-- Why: among the differences, a late record ends only those between a collection and its reception,
--      or the states of its plot.
create or replace function rejugement.controles_juges_autrement(p_ids uuid[])
returns setof rejugement.ecart
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return query
  with ouvert as materialized (
    select k, m.cles, concat_ws(' ', c.type, coalesce(r.numero_officiel, c.reference_provisoire))
             as reference
    from controle.controle k
      join controle.motif m on m.motif = k.motif
      join commande.commande c on c.organisation_id = k.organisation_id and c.id = k.commande_id
      join commande.commande_resultat r
        on r.organisation_id = c.organisation_id and r.commande_id = c.id
    where k.id = any (p_ids) and k.statut = 'ouvert'
  )
  select (o.k).id, o.reference, jsonb_build_object('motif', (o.k).motif, 'statut', (o.k).statut),
         jsonb_build_object('motif', (o.k).motif, 'statut', 'leve', 'decision', 'sans_objet'),
         'npm run admin -- rejuger --appliquer ' || (o.k).id, (o.k).details
  from ouvert o
  where ((o.k).motif = any (constat.motifs_caducs())
           and ((o.k).motif <> 'ecart_calcul' or (o.k).details ?| '{reception_id,referentiel}')
         or (o.k).motif in ('dependance_en_controle', 'intrant_non_autorise'))
    and not exists (
      select from unnest(commande.retrouver_constats(
        concat_ws(' ', (o.k).motif, (o.k).entite), o.k)) as t
      where t.motif = (o.k).motif and constat.est_meme_fait(o.cles, (o.k).details, t.details))
  union all
  select (o.k).id, o.reference, jsonb_build_object('motif', (o.k).motif, 'entite', null),
         jsonb_build_object('motif', (o.k).motif, 'entite', e.entite),
         'npm run admin -- rejuger --appliquer ' || (o.k).id, (o.k).details
  from ouvert o
    cross join lateral rejugement.repris((o.k).commande_id) as e
  where (o.k).entite_id is null and e.id is not null;
end
$$;
