-- Spec: eudr#numeros: the numbers of a statement stand on the packing list and the statement of
-- conformity of its expedition, which get their next index, until it is withdrawn.
begin;
set local role metier;
select plan(8);
select essai.preparer_ventes();
select essai.lot('a', 1000, 'validé');
select from produit.classer(essai.produit('ANANAS'), '{"code_nc": "0901"}', essai.t());
insert into reglage.reglage
values (core.organisation_id(), 'expedition.eudr.ANANAS', 1, 'true', essai.t(),
        essai.id('admin ESSAI'));
select essai.vendre('V', '{"tolerance_cp": 10000}');
select essai.charger('x', 'V', '{"a": 1000}');
select is(essai.expedier('x'), 'validée', 'shipped');

create function pg_temp.papiers() returns text language sql as $$
  select string_agg(concat_ws(' ', d.type, d.indice,
    d.donnees #>> '{contenu,declarations_eudr,0,numero_dds}'), ', ' order by d.type)
  from document.document d
  where d.remplace_le is null and d.entite_id = essai.expedition('x')
$$;
create function pg_temp.agir(p_acte text, p_requete jsonb default '{"raison": "Vu"}') returns text
language plpgsql as $$
declare
  v_id uuid := nullif(current_setting('essai.declaration', true), '');
  v_fait jsonb;
begin
  if p_acte = 'creer' then
    v_fait := eudr.creer(p_requete || jsonb_build_object('expedition_id', essai.expedition('x')),
                         essai.id('admin ESSAI'), essai.t(6));
    perform set_config('essai.declaration', v_fait ->> 'id', true);
  elsif p_acte = 'numeroter' then
    v_fait := eudr.numeroter(v_id, p_requete, essai.id('admin ESSAI'), essai.t(6));
  else
    execute format('select eudr.%I($1, $2, $3, $4)', p_acte) into v_fait
    using v_id, p_requete ->> 'raison', essai.id('admin ESSAI'), essai.t(6);
  end if;
  return v_fait ->> 'statut';
end
$$;
select is(pg_temp.papiers(), 'attestation 1, liste_colisage 1', 'no statement yet');
select is(pg_temp.agir('creer', '{"pays": "BJ", "amont": [{"identifiant_declaration": "D-1"}]}'),
  'brouillon', 'a draft');
select is(pg_temp.agir('deposer'), 'deposee', 'filed');
select is(pg_temp.agir('numeroter', '{"numero_dds": "26BJ1", "numero_verification": "ABCDE",
  "raison": "Lu"}'), 'disponible', 'TRACES gave a number');
select is(pg_temp.papiers(), 'attestation 2 26BJ1, liste_colisage 2 26BJ1', 'on both papers');
select is(pg_temp.agir('retirer'), 'retiree', 'withdrawn within 72 hours');
select is(pg_temp.papiers(), 'attestation 3, liste_colisage 3', 'off both papers');

select * from finish();
rollback;
