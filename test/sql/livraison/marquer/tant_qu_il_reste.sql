-- Spec: receptions#bons-attendus: a note on which all is received is not looked at any more, until
-- a reception lets its collections go; one whose goods came before it is not looked at either.
begin;
set local role metier;
select plan(9);
select essai.preparer_receptions(), essai.equiper();
insert into module.activation (organisation_id, module, actif_pendant)
select core.organisation_id(), 'stock', '{(,)}'
on conflict (organisation_id, module) do update set actif_pendant = excluded.actif_pendant;
select essai.collecter('c2', essai.kg(60000)), essai.collecter('c3', essai.kg(50000));

create function pg_temp.attend(p_nom text) returns boolean language sql as $$
  select b.attend from livraison.bon b where b.id = essai.id(p_nom)
$$;
create function pg_temp.bon(p_nom text, p_collectes text[]) returns text language sql as $$
  select essai.motifs(essai.faire('livraison.etablir_bon', p_nom, jsonb_build_object('collectes',
    (select jsonb_agg(essai.id(c)) from unnest(p_collectes) as c))))
$$;
select is(pg_temp.bon('bon', '{c1,c2}'), null, 'a note of two');
select is(essai.recevoir('r1'), 'en_attente', 'one is received');
select is(pg_temp.attend('bon'), true, 'a note with something left is looked at');
select is(essai.recevoir('r2', '{c2}', '{"net_g": 60000}'), 'en_attente', 'the other one too');
select is(pg_temp.attend('bon'), false, 'one without is not');
select reception.contrepasser((essai.recue('r2')).id, 'essai', essai.id('rsci ESSAI'),
  essai.t(4));
select is(pg_temp.attend('bon'), true, 'one whose reception was reversed is looked at again');
select is(essai.recevoir('r3', '{c3}', '{"net_g": 50000}'), 'en_attente', 'goods without a note');
select is(pg_temp.bon('tard', '{c3}'), null, 'their note comes later');
select is(pg_temp.attend('tard'), false, 'and is not looked at');

select * from finish();
rollback;
