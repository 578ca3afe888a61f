-- Spec: eudr#codes: a product has a customs code and a scientific name, each written alone, and the
-- journal keeps what was there before.
begin;
set local role metier;
select plan(5);
select essai.preparer();

create function pg_temp.classer(p_champs jsonb) returns jsonb language sql as $$
  select produit.classer(essai.produit('ANANAS'), p_champs, essai.t())::jsonb
$$;
select is(pg_temp.classer('{"code_nc": "08043000", "nom_scientifique": "Ananas comosus"}')
  - '{id,attributs,pack}'::text[] @> '{"code_nc": "08043000",
    "nom_scientifique": "Ananas comosus"}', true, 'both are written');
select is(pg_temp.classer('{"code_nc": null}') @> '{"code_nc": null,
  "nom_scientifique": "Ananas comosus"}', true, 'one is taken away, the other stays');
select is((select j.details from journal.evenement j where j.action = 'produit.classer'
    order by j.id desc limit 1), '{"code_nc": null, "avant": {"code_nc": "08043000",
    "nom_scientifique": "Ananas comosus"}}', 'journalled with what was there before');
select throws_ok($$ select pg_temp.classer('{"code_nc": "08043"}') $$, '23514', null,
  'four, six or eight digits');
select throws_ok($$ select produit.classer(essai.id('?'), '{}', essai.t()) $$, 'TR404',
  'produit_introuvable', 'a product of the organization');

select * from finish();
rollback;
