-- Returns the values before a modification, for fields without a later change; and the fields that
-- can not be taken back: fields that changed since, or without a stored value (no history keeps the
-- content of an identity document). A later change does not count if it was cancelled, or if the
-- cancellation of this modification wrote it.
-- Spec: file-de-controle#annulation, types-de-commandes#producteur-modifier.
create or replace function producteur.valeurs_d_avant(
  p_producteur_id uuid, p_commande_id uuid, out valeurs jsonb, out irreversibles text[])
returns record
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  with ecrit as (
    select h.champ, min(h.version) as premiere, max(h.version) as derniere
    from producteur.champ h
    where h.producteur_id = p_producteur_id and h.commande_id = p_commande_id
    group by h.champ
  ),
  examen as (
    select e.champ, a.valeur,
           a.valeur is not null and e.champ <> 'piece_identite' and not exists (
             select from producteur.champ s
             where s.producteur_id = p_producteur_id and s.champ = e.champ
               and s.version > e.derniere
               and s.enregistre_le is distinct from (
                 select n.le from commande.annulation n where n.commande_id = p_commande_id)
               and not exists (select from commande.annulation n
                               where n.commande_id = s.commande_id)) as reversible
    from ecrit e
      left join lateral (
        select h.valeur from producteur.champ h
        where h.producteur_id = p_producteur_id and h.champ = e.champ and h.version < e.premiere
        order by h.version desc limit 1) as a on true
  )
  select coalesce(jsonb_object_agg(x.champ, x.valeur) filter (where x.reversible), '{}'),
         coalesce(array_agg(x.champ order by x.champ) filter (where not x.reversible), '{}')
  into valeurs, irreversibles
  from examen x;
end
$$;
