-- Spec: identites-et-droits#ensembles: a request that changes nothing writes nothing: sent again,
-- it makes no version.
begin;
set local role metier;
select plan(3);
select essai.preparer();

create function pg_temp.modifier(p_code text, p_demande jsonb, p_compte text default 'admin',
  p_le timestamptz default essai.t()) returns text language sql as $$
  select essai.issue_de(
    format('select utilisateur.modifier_ensemble(essai.session(%L), %L, %L, %L)', p_compte,
      coalesce(essai.ensemble(p_code), essai.id('?')), p_demande, p_le))
$$;

select is(pg_temp.modifier('commercial',
    '{"version_base": 1, "libelle": "Commercial",
      "permissions": ["sales.manage", "contracts.manage", "dashboard.view"], "raison": "x"}')::jsonb
    -> 'version', '1',
  'the same contents in another order');
select is(pg_temp.modifier('commercial', '{"version_base": 1}')::jsonb -> 'version', '1',
  'no contents');
select is((select count(*) from journal.evenement e where e.action = 'ensemble.modifier'),
  0::bigint, 'nothing is journalled');

select * from finish();
rollback;
