-- Restores a counter of the current organization from the log: it continues above the last rank,
-- and numbers unknown to the database stay reserved for their records. Returns the number of
-- reserved numbers, and the numbers that the database gave to another record, or the name of the
-- obstacle. Numbers of a lost campaign or product are reserved too.
-- Spec: restauration#numeros.
-- Locks: the counter.
create or replace function restauration.reprendre_compteur(p_compteur jsonb, p_le timestamptz)
returns jsonb
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_campagne_id uuid := (p_compteur ->> 'campagne_id')::uuid;
  v_nature text := p_compteur ->> 'nature';
  v_produit_id uuid := (p_compteur ->> 'produit_id')::uuid;
  v_rang bigint := (p_compteur ->> 'rang')::bigint;
  v_depuis bigint;
  v_repris bigint;
  v_autres jsonb;
  v_contrainte text;
  v_perdu constant boolean :=
    not exists (select from campagne.campagne c where c.id = v_campagne_id)
    or not exists (select from produit.produit p where p.id = v_produit_id);
begin
  if not v_perdu then
    insert into numerotation.compteur as c
      (organisation_id, campagne_id, nature, produit_id, dernier_rang, restaure_le)
    values (core.organisation_id(), v_campagne_id, v_nature, v_produit_id, 0, p_le)
    on conflict (organisation_id, campagne_id, nature, produit_id) do update
      set restaure_le = excluded.restaure_le
    returning c.dernier_rang into v_depuis;
    if v_rang > v_depuis then
      update numerotation.compteur c set dernier_rang = v_rang
      where c.campagne_id = v_campagne_id and c.nature = v_nature and c.produit_id = v_produit_id;
      insert into numerotation.rang_saute
        (organisation_id, campagne_id, nature, produit_id, du, au, raison, le)
      values (core.organisation_id(), v_campagne_id, v_nature, v_produit_id, v_depuis + 1, v_rang,
              'restauration', p_le);
    end if;
  end if;
  with dit as materialized (
    select (n ->> 0)::bigint as rang, n ->> 1 as numero, n ->> 2 as entite, (n ->> 3)::uuid as id
    from jsonb_array_elements(p_compteur -> 'numeros') as n
  ),
  repris as (
    insert into numerotation.numero_repris
      (organisation_id, campagne_id, nature, produit_id, entite_id, rang, numero, entite)
    select core.organisation_id(), v_campagne_id, v_nature, v_produit_id, d.id, d.rang, d.numero,
           d.entite
    from dit d
    where not exists (select from numerotation.numero_officiel o where o.numero = d.numero)
    on conflict (organisation_id, numero) do nothing
    returning 1
  )
  select (select count(*) from repris),
         coalesce(jsonb_agg(o.numero order by o.numero) filter (where o.entite_id <> d.id), '[]')
  into v_repris, v_autres
  from dit d join numerotation.numero_officiel o on o.numero = d.numero;
  insert into restauration.appareil_attendu as d (organisation_id, appareil_id, sequence, le)
  select core.organisation_id(), a.id, e.value::bigint, p_le
  from jsonb_each_text(p_compteur -> 'appareils') as e
    join appareil.appareil a on a.id = e.key::uuid and a.derniere_sequence < e.value::bigint
  on conflict (organisation_id, appareil_id) do update
    set sequence = greatest(d.sequence, excluded.sequence), le = excluded.le;
  return jsonb_strip_nulls(jsonb_build_object(
    'obstacle', case when v_perdu then 'compteur_perdu' end)) || jsonb_build_object(
    'repris', v_repris, 'autres', v_autres);
exception when integrity_constraint_violation then
  get stacked diagnostics v_contrainte = constraint_name;
  return jsonb_build_object('obstacle', v_contrainte);
end
$$;
