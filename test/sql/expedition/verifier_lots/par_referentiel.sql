-- Spec: lots#ecart-du-bio: a sale is judged per referential: goods that an exceeded AB ceiling
-- blocks never leave as organic under AB, whatever their state under NOP.
begin;
set local role metier;
select plan(10);
select essai.preparer_ventes();
select essai.referentiel_nop();
select essai.certifier('N', '2026-01-01', '2026-12-31',
  '{"referentiel_code": "NOP", "portee": [{"activite": "vente"}]}', null);

create function pg_temp.expedier(p_lot text, p_qualites jsonb) returns text language plpgsql as $$
declare v_code text := gen_random_uuid();
begin
  perform essai.vendre(v_code, jsonb_build_object('lignes', essai.ligne_vente(10000, p_qualites)));
  perform essai.charger(v_code, v_code, jsonb_build_object(p_lot, 10));
  return essai.expedier(v_code);
end
$$;
select essai.lot_tenu('tenu'), essai.lot_tenu('deux', '{"NOP": "NOP"}');
select is(pg_temp.expedier('tenu', '{"AB": "AB"}'), '409 controle_ouvert',
  'organic under AB, though it shows as conventional');
select is(pg_temp.expedier('tenu', '{"AB": "C3"}'), '409 controle_ouvert',
  'nor as goods in conversion');
select is(pg_temp.expedier('tenu', '{"AB": "AB", "NOP": "TR"}'), '409 controle_ouvert',
  'with what NOP says beside it');
select is(pg_temp.expedier('tenu', '{"AB": "C1"}'), 'validée', 'as conventional goods it leaves');
select is(pg_temp.expedier('tenu', '{"NOP": "TR"}'), 'validée',
  'sold conventional under NOP, AB bars nothing');
select is(pg_temp.expedier('tenu', '{}'), 'validée', 'or as nothing');
select is(pg_temp.expedier('deux', '{"AB": "C1", "NOP": "NOP"}'), 'validée',
  'the capacity is one of AB');
select is(pg_temp.expedier('deux', '{"AB": "AB", "NOP": "NOP"}'), '409 controle_ouvert',
  'under both it is held');

create function pg_temp.details() returns jsonb language plpgsql as $$
declare v_detail text;
begin
  perform essai.vendre('détails'), essai.charger('détails', 'détails', '{"tenu": 10}');
  perform expedition.verifier_lots(essai.expedition('détails'));
exception when sqlstate 'TR409' then
  get stacked diagnostics v_detail = pg_exception_detail;
  return v_detail;
end
$$;
select is(pg_temp.details(), jsonb_build_object('lot_id', essai.id('lot tenu'), 'referentiel_code',
    'AB', 'collecte_id', essai.id('de trop tenu'),
  'motifs', '{capacite_depassee}'::text[]), 'the refusal says under which');
update controle.controle set statut = 'leve', leve_le = essai.t(1),
  leve_par = essai.id('rsci ESSAI'), decision = 'd', raison = 'r'
where entite_id = essai.id('de trop tenu');
select is(pg_temp.expedier('tenu', '{"AB": "AB"}'), 'validée', 'lifted, it leaves as organic');

select * from finish();
rollback;
