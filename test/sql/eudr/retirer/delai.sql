-- Spec: eudr#delai, eudr#numeros: a statement is amended or withdrawn within 72 hours after its
-- number, to the instant, and not once it is bound; an amended one keeps its number and that time.
begin;
set local role metier;
select plan(15);
select essai.preparer();
select from essai.lot('a', 1000, 'validé');
select from produit.classer(essai.produit('ANANAS'), '{"code_nc": "0901"}', essai.t());

create function pg_temp.agir(p_acte text, p_nom text, p_le timestamptz default essai.t(1),
  p_requete jsonb default null) returns text language plpgsql as $$
declare
  v_id uuid := nullif(current_setting('essai.' || p_nom, true), '');
  v_auteur uuid := essai.id('admin ESSAI');
  v_fait jsonb;
begin
  if p_acte = 'creer' then
    v_fait := eudr.creer(jsonb_build_object('lignes', jsonb_build_array(jsonb_build_object(
      'lot_id', essai.id('lot a'), 'quantite_g', 500)), 'amont',
      '[{"identifiant_declaration": "D-1"}]'::jsonb, 'pays', 'BJ'), v_auteur, p_le);
    perform set_config('essai.' || p_nom, v_fait ->> 'id', true);
  elsif p_acte = 'numeroter' then
    v_fait := eudr.numeroter(v_id, '{"numero_dds": "26BJ1", "numero_verification": "ABCDE",
      "raison": "Lu"}' || coalesce(p_requete, '{}'), v_auteur, p_le);
  elsif p_acte = 'engager' then
    v_fait := eudr.engager(v_id, 'douane', 'Déclarée', v_auteur, p_le);
  else
    execute format('select eudr.%I($1, $2, $3, $4)', p_acte) into v_fait
    using v_id, 'Vu', v_auteur, p_le;
  end if;
  return v_fait ->> 'statut';
exception when sqlstate 'TR400' or sqlstate 'TR409' or unique_violation then
  return sqlerrm;
end
$$;
create function pg_temp.h(p_heures numeric) returns timestamptz language sql as $$
  select essai.t(1) + p_heures * interval '1 hour'
$$;
select is(pg_temp.agir('creer', 'a'), 'brouillon', 'of lots, before an expedition is made');
select is(pg_temp.agir('deposer', 'a'), 'deposee', 'filed');
select is(pg_temp.agir('numeroter', 'a', essai.t(1), jsonb_build_object('attribue_le',
  essai.t(2))), 'parametre_invalide', 'no number of tomorrow');
select is(pg_temp.agir('numeroter', 'a'), 'disponible', 'TRACES gave a number');
select is(pg_temp.agir('amender', 'a', pg_temp.h(72)), 'brouillon', 'amended in the last instant');
select is(pg_temp.agir('deposer', 'a', pg_temp.h(73)), 'deposee', 'filed again');
select is(pg_temp.agir('numeroter', 'a', pg_temp.h(73)), 'disponible', 'under the same number');
select is(pg_temp.agir('retirer', 'a', pg_temp.h(73)), 'delai_eudr_passe',
  'whose time did not begin anew');
select is(pg_temp.agir('creer', 'b'), 'brouillon', 'another one');
select is(pg_temp.agir('deposer', 'b'), 'deposee', 'filed');
select alike(pg_temp.agir('numeroter', 'b'), '%numero_dds_pris%', 'a number is that of one');
select is(pg_temp.agir('numeroter', 'b', essai.t(1), '{"numero_dds": "26BJ2"}'), 'disponible',
  'its own');
select is(pg_temp.agir('engager', 'b'), 'disponible', 'declared to customs');
select is(array[pg_temp.agir('retirer', 'b'), pg_temp.agir('amender', 'b'),
    pg_temp.agir('engager', 'b')],
  '{declaration_engagee,declaration_engagee,declaration_engagee}',
  'neither withdrawn nor amended, nor bound twice');
select is(pg_temp.agir('creer', 'c') || ' ' || pg_temp.agir('retirer', 'c', pg_temp.h(999)),
  'brouillon retiree', 'a draft is given up at any time');

select * from finish();
rollback;
