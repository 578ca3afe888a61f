-- Spec: documents#code: a code claimed by a phone and not recomputed by the service belongs to no
-- paper: neither to a manually processed command, nor to another organization.
begin;
set local role metier;
select plan(11);
select essai.preparer_operations();

create function pg_temp.verifie(p_code text) returns text language sql as $$
  select string_agg(split_part(d.organisation, ' ', 2) || ' ' || d.type, ', '
                    order by d.organisation)
  from tache.document_verifie(p_code) as d
$$;
create function pg_temp.codes(p_nom text) returns text[] language sql as $$
  select array_agg(d.code order by d.indice) from document.document d
  where d.entite_id = essai.id(p_nom)
$$;
create function pg_temp.pretendre(p_nom text, p_faits jsonb, p_empreinte text)
returns jsonb language sql as $$
  select essai.collecter(p_nom, essai.kg(100), jsonb_build_object('empreinte', p_empreinte), '{}',
                         p_faits)
$$;
select from pg_temp.pretendre('faux', '{"empreinte_calculee": "ab"}', repeat('a', 64));
select from pg_temp.pretendre('muet', '{"empreinte_calculee": null, "payload": "illisible"}',
                              repeat('b', 64));
select is(pg_temp.verifie(repeat('a', 16)), null, 'what is set aside has no paper');
select is(essai.lever('rsci ESSAI', n, m, 'reprise_manuelle', essai.payload_corrige(n)), 'leve', m)
from (values ('faux', 'empreinte_incoherente'), ('muet', 'donnees_illisibles')) as v (n, m);
select is(pg_temp.verifie(repeat('a', 16)), null, 'taken up by hand it still has none');
select is(pg_temp.verifie(repeat('b', 16)), null,
  'nor has one whose fingerprint could not be computed');
select is((select string_agg(pg_temp.verifie((pg_temp.codes(n))[1]), '; ')
    from unnest(array['faux', 'muet']) as n), 'ESSAI recu; ESSAI recu',
  'each has a receipt under the code of what stands in it');

select essai.entrer('VOISIN');
select from essai.collecter('honnête', essai.kg(100),
  jsonb_build_object('empreinte', repeat('a', 64)));
select is(pg_temp.verifie(repeat('a', 16)), 'VOISIN recu', 'a code that was claimed first is free');
select document.etablir_imprimes(essai.id('honnête'), '{recu}', essai.t(1));
select is(pg_temp.verifie(repeat('a', 16)), 'VOISIN recu', 'and stays its own paper''s');

reset role;
update document.document d
set code = repeat('b', 16), empreinte = repeat('b', 64), sha256 = repeat('c', 64),
    taille_octets = 1, dessine_le = essai.t()
where d.entite_id = essai.id('muet');
select is(pg_temp.verifie(repeat('b', 16)), null, 'also where it was written as claimed before');
set local role proprietaire;
\set migration `ls migrations/committed/*-papiers.sql`
\i :migration
reset role;
select results_eq($$ select left(d.empreinte, 16) = d.code,
      d.empreinte = encode(sha256(convert_to(d.donnees::text, 'UTF8')), 'hex'), d.sha256
    from document.document d where d.entite_id = essai.id('muet') $$,
  'values (true, true, null::text)', 'which the migration mends, to be drawn again');
select is((select string_agg(split_part(o.cle, '/', 3), '') from conservation.objet o),
  repeat('c', 64), 'and its file is to be erased');

select * from finish();
rollback;
