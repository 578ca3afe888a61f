-- Returns the origins of the matter that a recall reached: collections, expected references,
-- suppliers, with the mass that they gave; downstream, only matter that the recall itself reached.
-- Matter of a collection in an agent's custody can not be blocked.
-- Spec: rappels#plan.
create or replace function rappel.situer_origines(p_ids uuid[], p_sens text)
returns setof rappel.ligne
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return query
  with garde as (
    select c.id, coalesce(c.numero_officiel, c.reference_provisoire) as numero, c.net_g,
           c.produit_id, c.utilisateur_id,
           coalesce((
             select sum(e.quantite_g)
             from matiere.mouvement m
               join matiere.toute_ecriture e on e.mouvement_id = m.id and e.objet_id is null
               join matiere.compte k on k.id = e.compte_id and k.genre = 'garde'
             where m.entite_id = c.id), 0)
           - coalesce((
             select sum(f.quantite_g) from matiere.filiation f
             where f.de_id = c.id and not f.annulee), 0) as reste_g
    from collecte.collecte c where c.id = any (p_ids)
  )
  select core.organisation_id(), null::uuid, null::text, null::integer, 'collecte', g.id, g.numero,
         null::text, g.net_g, null::bigint, 'origine', null::text, g.produit_id, null::uuid,
         null::uuid, null::uuid, null::timestamptz
  from garde g
  union all
  select core.organisation_id(), null, null, null, 'collecte', g.id, g.numero, null,
         g.reste_g::bigint, null, 'non_bloquable', 'en_garde', g.produit_id, null, null,
         g.utilisateur_id, null
  from garde g where g.reste_g > 0
  union all
  select core.organisation_id(), null, null, null, b.genre, b.id, null, null,
         sum(b.quantite_g)::bigint, null, 'origine', null, null, null, null, null, null
  from (
    select f.de_genre as genre, f.de_id as id, f.quantite_g
    from matiere.filiation f
    where f.vers_id = any (p_ids) and not f.annulee and f.de_genre in ('attendu', 'fournisseur')
    union all
    select 'fournisseur', x.fournisseur_id, f.quantite_g
    from lot.lot l
      join lot.reprise x on x.organisation_id = l.organisation_id and x.id = l.reprise_id
      join matiere.filiation f on f.vers_id = l.id and f.de_genre = 'reprise' and not f.annulee
    where l.id = any (p_ids) and x.fournisseur_id is not null) as b
  where p_sens <> 'aval' or b.id = any (p_ids)
  group by b.genre, b.id;
end
$$;
