-- Spec: commandes#dependance: while another open control of a record causes dependences, lifting
-- one judges none of them again.
begin;
set local role metier;
select plan(4);
select essai.preparer_operations();

select essai.controler('producteur', essai.id('Kossi'), m)
from unnest('{droit_manquant,hors_ligne_depasse}'::text[]) as m;
select from essai.collecter('c');
reset role;
set local track_functions = 'all';
set local role metier;
create function pg_temp.juges() returns bigint language sql as $$
  select coalesce(sum(f.calls), 0)::bigint from pg_stat_xact_user_functions f
  where f.schemaname = 'commande' and f.funcname = 'juger_sans'
$$;
create function pg_temp.clore(p_motif text) returns void language sql as $$
  select constat.clore(k, 'confirmation', 'vu', null, essai.id('rsci ESSAI'), essai.t(1))
  from controle.controle k where k.motif = p_motif
$$;
select pg_temp.clore('droit_manquant');
select is(pg_temp.juges(), 0::bigint, 'the other control holds it');
select is(essai.ouverts('c') like '%dependance_en_controle%', true, 'it stays');
select pg_temp.clore('hors_ligne_depasse');
select is(pg_temp.juges(), 1::bigint, 'nothing holds it any more');
select is(coalesce(essai.ouverts('c'), '') like '%dependance_en_controle%', false,
  'it is released');

select * from finish();
rollback;
