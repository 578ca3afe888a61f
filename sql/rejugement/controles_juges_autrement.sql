-- Returns the given controls that are open although today's rules do not find them any more: an
-- older version did not lift them when the record arrived that made them moot, opened a dependence
-- for controls that today make none, or left one standing whose controls were lifted.
-- Spec: service#donnees-en-place, file-de-controle#sans-objet.
-- Chosen: docs/decisions/0050-rejuger.md, 0152-arrive-tard.md,
--         0162-dependance-de-la-saisie.md, 0165-ce-qui-dependait.md.
-- Why: among the differences, a late record ends only the one between a collection and its
--      reception.
create or replace function rejugement.controles_juges_autrement(p_ids uuid[])
returns setof rejugement.ecart
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return query
  select k.id, concat_ws(' ', c.type, coalesce(r.numero_officiel, c.reference_provisoire)),
         jsonb_build_object('motif', k.motif, 'statut', k.statut),
         jsonb_build_object('motif', k.motif, 'statut', 'leve', 'decision', 'sans_objet'),
         'npm run admin -- rejuger --appliquer ' || k.id, k.details
  from controle.controle k
    join controle.motif m on m.motif = k.motif
    join commande.commande c on c.organisation_id = k.organisation_id and c.id = k.commande_id
    join commande.commande_resultat r
      on r.organisation_id = c.organisation_id and r.commande_id = c.id
  where k.id = any (p_ids) and k.statut = 'ouvert'
    and (k.motif = any (constat.motifs_caducs())
           and (k.motif <> 'ecart_calcul' or k.details ? 'reception_id')
         or k.motif = 'dependance_en_controle')
    and not exists (
      select from unnest(commande.retrouver_constats(concat_ws(' ', k.motif, k.entite), k)) as t
      where t.motif = k.motif and constat.est_meme_fait(m.cles, k.details, t.details));
end
$$;
