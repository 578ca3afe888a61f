-- Spec: numerotation#reprise: the report distinguishes a number that waits for its record from a
-- number lost with its record.
begin;
set local role metier;
select plan(7);
select essai.preparer_receptions();
create function pg_temp.situation() returns text language sql as $$
  select string_agg(n.nature || n.rang || ' ' || n.situation, ', ' order by n.nature, n.rang)
  from rapports.numero_officiel n where n.nature <> 'MP'
$$;
select essai.recevoir('r'), essai.traiter_reception('r', 'valider');
select is(pg_temp.situation(), 'REC1 attribué', 'in use');
select essai.traiter_reception('r', 'devalider', 'x');
select is(pg_temp.situation(), 'REC1 dévalidé', 'its reception waits');
select is((select n.explication from rapports.numero_officiel n where n.nature = 'REC'),
  'dévalidé ; la même fiche reprend ce numéro à sa validation', 'which is explained');
select essai.traiter_reception('r', 'rejeter', 'x');
select is(pg_temp.situation(), 'REC1 annulé', 'rejected, it never has it again');

select from essai.lot('a', 1000, 'validé');
select essai.etape('e', '{"a": 1000}', jsonb_build_array(essai.sortie(1000))), essai.proceder('e');
select lot.entrer_en_stock(essai.issu('e'), essai.id('rsci ESSAI'), essai.t(4));
select lot.devalider(essai.issu('e'), 'x', essai.id('rsci ESSAI'), essai.t(4));
select is(pg_temp.situation(), 'PF1 dévalidé, REC1 annulé', 'a step''s lot waits again');
select lot.entrer_en_stock(essai.issu('e'), essai.id('rsci ESSAI'), essai.t(4));
select is(pg_temp.situation(), 'PF1 attribué, REC1 annulé', 'validated again');
select essai.proceder('e', 'devalider');
select is(pg_temp.situation(), 'PF1 dévalidé, REC1 annulé', 'its step is a draft again');

select * from finish();
rollback;
