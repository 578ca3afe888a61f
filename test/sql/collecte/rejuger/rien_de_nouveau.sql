-- Spec: collectes#rejugement: a new judgement of a collection without new facts changes nothing and
-- posts no entry.
begin;
set local role metier;
select plan(1);
select essai.preparer_operations();

select from essai.collecter('x', essai.kg(1000001)
  || '{"calcul_telephone": {"net_g": 1, "refaction_g": 0, "net_marchand_g": 1}}');
create function pg_temp.lignes() returns text language sql stable as $$
  select concat_ws(' ', (select count(*) from controle.controle),
    (select count(*) from matiere.toute_ecriture),
    (select count(*) from capacite.toute_consommation),
    (select count(*) from collecte.qualite), (select count(*) from collecte.toute_pesee),
    (select count(*) from collecte.sms), (select count(*) from numerotation.numero_officiel),
    (select c::text from collecte.collecte c))
$$;
create temp table avant as select pg_temp.lignes() as l;
select collecte.rejuger(essai.id('x'), essai.t(1));
select collecte.rejuger(essai.id('x'), essai.t(2));
select is(pg_temp.lignes(), a.l, 'nothing is added, nothing changed') from avant a;

select * from finish();
rollback;
