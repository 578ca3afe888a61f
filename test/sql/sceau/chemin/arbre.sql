-- Spec: sceaux#racine, sceaux#preuve: the tree is that of RFC 6962, and the way from each leaf
-- leads to the root. The roots are those of the test vectors of Certificate Transparency.
begin;
select plan(5);

create function pg_temp.feuilles(p_nombre integer) returns bytea[] language sql as $$
  select array_agg(sha256('\x00'::bytea || d.donnee) order by d.rang)
  from unnest(array['', '00', '10', '2021', '3031', '40414243', '5051525354555657',
                    '606162636465666768696a6b6c6d6e6f']) with ordinality as h (hexa, rang)
    cross join lateral (select decode(h.hexa, 'hex') as donnee, h.rang) as d
  where d.rang <= p_nombre
$$;
select is(encode(sceau.racine(pg_temp.feuilles(1)), 'hex'),
  '6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d', 'one leaf');
select is(encode(sceau.racine(pg_temp.feuilles(3)), 'hex'),
  'aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77', 'three leaves');
select is(encode(sceau.racine(pg_temp.feuilles(7)), 'hex'),
  'ddb89be403809e325750d3d263cd78929c2942b7942a34b77e122c9594a74c8c', 'seven leaves');
select is(encode(sceau.racine(pg_temp.feuilles(8)), 'hex'),
  '5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328', 'eight leaves');

create function pg_temp.remonter(p_nombre integer, p_place integer) returns bytea
language plpgsql as $$
declare
  v_noeud bytea := (pg_temp.feuilles(p_nombre))[p_place];
  v_pas jsonb;
begin
  for v_pas in
    select p.pas from jsonb_array_elements(sceau.chemin(pg_temp.feuilles(p_nombre), p_place))
      with ordinality as p (pas, rang) order by p.rang
  loop
    v_noeud := sha256('\x01'::bytea || case v_pas ->> 'cote'
      when 'droite' then v_noeud || decode(v_pas ->> 'empreinte', 'hex')
      else decode(v_pas ->> 'empreinte', 'hex') || v_noeud end);
  end loop;
  return v_noeud;
end
$$;
select is((select count(*) from generate_series(1, 8) as n, generate_series(1, n) as p
           where pg_temp.remonter(n, p) <> sceau.racine(pg_temp.feuilles(n))), 0::bigint,
  'every way of every tree up to eight leaves leads to its root');

select * from finish();
rollback;
