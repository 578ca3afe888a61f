-- Finds the fields of a modification in conflict: after its base version, another author changed
-- them, or the same author on another phone. Each has the server's value and the proposed one. The
-- group is also in conflict if the office would be refused a change of that date. A cancelled
-- modification, and its cancellation, conflict with nothing; neither does `p_sans_id`, a
-- modification that no longer names these fields. `p_champs` has only fields whose value differs
-- from the server's, `p_serveur`. With `p_avant`, the version that the modification made, only what
-- was recorded before it counts: the conflicts that it had then by these rules.
-- Spec: types-de-commandes#producteur-modifier.
-- Chosen: docs/decisions/0122-ordre-d-arrivee.md.
create or replace function producteur.trouver_conflits(
  p_contexte commande.contexte, p_producteur_id uuid, p_auteur_id uuid, p_champs jsonb,
  p_serveur jsonb, p_sans_id uuid default null, p_avant integer default null)
returns jsonb
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_base integer := producteur.version_connue(p_contexte, p_producteur_id, p_avant);
  v_hors_ordre boolean := p_champs ? 'groupement_id'
    and producteur.est_hors_ordre(p_contexte, p_producteur_id, case when p_avant is not null then (
      select min(r.rang) from producteur.rattachement r
      where r.producteur_id = p_producteur_id and r.commande_id = p_contexte.commande_id) end);
begin
  return (
    with dernier as (
      select distinct on (h.champ) h.champ, h.version, h.auteur_id
      from producteur.champ h
      where h.producteur_id = p_producteur_id and p_champs ? h.champ
        and (p_avant is null or h.version < p_avant)
      order by h.champ, h.version desc
    )
    select coalesce(jsonb_object_agg(d.champ, jsonb_build_object('serveur', p_serveur -> d.champ,
      'propose', p_champs -> d.champ, 'version', d.version, 'auteur_id', d.auteur_id)), '{}')
    from dernier d
    where d.champ = 'groupement_id' and v_hors_ordre or exists (
      select from producteur.champ a
        left join commande.commande c
          on c.organisation_id = a.organisation_id and c.id = a.commande_id
      where a.producteur_id = p_producteur_id and a.champ = d.champ and a.version > v_base
        and (p_avant is null or a.version < p_avant)
        and (a.commande_id = p_sans_id) is not true
        and not exists (select from commande.annulation n where n.commande_id = a.commande_id)
        and (a.auteur_id <> p_auteur_id
             or a.date_operation > p_contexte.date_operation
                and c.appareil_id is distinct from p_contexte.appareil_id)));
end
$$;
