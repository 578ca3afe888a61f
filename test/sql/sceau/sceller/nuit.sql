-- Spec: sceaux#nuit, sceaux#chaine: each night seals the entries that are visible and not sealed,
-- by id, a bounded number under one seal, each chained to the one before; entries of seals alone
-- make none.
begin;
set local role metier;
select plan(10);
select essai.preparer();

create function pg_temp.ecrire(p_action text) returns bigint language sql as $$
  select journal.consigner(essai.t(), p_action, 'essai', essai.id(p_action), '{"nom": "x"}')
$$;
create function pg_temp.sceller(p_nombre integer) returns bigint language sql as $$
  select (sceau.sceller(essai.t(), p_nombre)).rang
$$;
create function pg_temp.sous(p_rang bigint) returns bigint language sql as $$
  select count(*) from sceau.feuille f where f.sceau_rang = p_rang
$$;
select pg_temp.sceller(20000);
create temporary table base on commit drop as
  select max(s.rang) as rang from sceau.sceau s;
select pg_temp.ecrire(a) from unnest('{a,b,c}'::text[]) as a;
select is(pg_temp.sceller(3), (select b.rang + 1 from base b), 'the next seal');
select is(pg_temp.sous((select b.rang + 1 from base b)), 3::bigint,
  'of the entry of the seal before and two more: three at most');
select is(pg_temp.sceller(3), (select b.rang + 2 from base b), 'another one takes the rest');
select is((select array_agg(e.action order by e.id)
           from sceau.feuille f join journal.evenement e on e.id = f.evenement_id
           where f.sceau_rang = (select b.rang + 2 from base b)),
  '{c,journal.sceller}', 'in their order, with the entry of the seal before');
select is(pg_temp.sceller(3), null, 'the entries of seals alone make no seal');
select pg_temp.ecrire('d');
select is(pg_temp.sceller(20000), (select b.rang + 3 from base b), 'a new entry makes one');
select is((select count(*) from journal.evenement e
           where e.action <> 'journal.sceller'
             and not exists (select from sceau.feuille f where f.evenement_id = e.id)),
  0::bigint, 'every entry has its leaf');
select is((select count(*) from sceau.sceau s join sceau.sceau a on a.rang = s.rang - 1
           where s.precedent <> a.empreinte), 0::bigint, 'each names the seal before');
select is((select s.empreinte from sceau.sceau s where s.rang = 1),
  (select sha256(convert_to(sceau.contenu(s), 'UTF8'))
   from sceau.sceau s where s.rang = 1), 'a fingerprint is that of what the seal says');
select ok((select s.plancher <= s.marque from sceau.sceau s order by s.rang desc limit 1),
  'the floor stays at entries whose transactions have ended');

select * from finish();
rollback;
