-- Refuses lines of a sale with an unknown product or unknown states; a line is identified by its
-- rank.
-- Spec: ventes-et-expeditions#vente.
-- Refuses: produit_introuvable, etat_inconnu.
create or replace function vente.exiger_lignes(p_lignes jsonb) returns void
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_manquant jsonb;
begin
  with demande as materialized (
    select coalesce((e.value ->> 'rang')::bigint, e.rang) as rang,
           (e.value ->> 'produit_id')::uuid as produit_id
    from jsonb_array_elements(p_lignes) with ordinality as e (value, rang)
    where e.value ? 'produit_id'
  )
  select jsonb_build_object('ligne', d.rang, 'produit_id', d.produit_id) into v_manquant
  from demande d
  where not exists (select from produit.produit p where p.id = d.produit_id)
  order by d.rang limit 1;
  if v_manquant is not null then
    raise sqlstate 'TR404' using message = 'produit_introuvable', detail = v_manquant::text;
  end if;
  select jsonb_build_object('ligne', coalesce((e.value ->> 'rang')::bigint, e.rang),
                            'referentiel_code', q.key, 'etat_code', q.value) into v_manquant
  from jsonb_array_elements(p_lignes) with ordinality as e (value, rang)
    cross join jsonb_each_text(coalesce(e.value -> 'qualites', '{}')) as q
  where not exists (select from conformite.etat t
                    where t.referentiel_code = q.key and t.code = q.value)
  order by e.rang, q.key limit 1;
  if v_manquant is not null then
    raise sqlstate 'TR404' using message = 'etat_inconnu', detail = v_manquant::text;
  end if;
end
$$;
