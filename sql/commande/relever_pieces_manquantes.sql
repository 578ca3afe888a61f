-- Nightly: a file that did not arrive within the delay puts its command's entity under
-- `piece_manquante`, once a command.
-- Spec: fichiers#piece-manquante, webhooks#genres.
-- Motifs: piece_manquante.
create or replace function commande.relever_pieces_manquantes(p_le timestamptz) returns bigint
language sql
set search_path = pg_catalog, pg_temp
as $$
  with manquantes as (
    select p.organisation_id, p.commande_id,
           jsonb_agg(jsonb_build_object('fichier_id', p.fichier_id, 'role', p.role)
                     order by p.rang) as pieces
    from commande.piece_jointe p
    where p.recue_le is null and p.attendue_depuis >= '-infinity'
      and p.attendue_depuis < p_le - make_interval(
        days => reglage.entier('sync.piece_manquante_jours', p_le)::integer)
      and not exists (select from controle.controle k
                      where k.commande_id = p.commande_id and k.motif = 'piece_manquante')
      and not exists (select from commande.annulation a where a.commande_id = p.commande_id)
    group by p.organisation_id, p.commande_id
  ),
  ouverts as (
    insert into controle.controle
      (organisation_id, commande_id, motif, auteur_id, entite, entite_id, details, ouvert_le)
    select m.organisation_id, m.commande_id, 'piece_manquante', c.utilisateur_id, e.key,
           e.value::uuid, jsonb_build_object('pieces', m.pieces), p_le
    from manquantes m
      join commande.commande c on c.organisation_id = m.organisation_id and c.id = m.commande_id
      join commande.commande_resultat r on r.organisation_id = m.organisation_id
        and r.commande_id = m.commande_id
      left join lateral (
        select x.key, x.value from jsonb_each_text(r.entites) as x
        order by x.key <> split_part(c.type, '.', 1), x.key limit 1
      ) as e on true
    returning id
  )
  select o.nombre
  from (select count(*) as nombre from ouverts) as o
    left join lateral (
      select journal.consigner(p_le, 'commande.relever_pieces_manquantes', null, null,
                               jsonb_build_object('controles', o.nombre))
      where o.nombre > 0) as j on true
$$;
